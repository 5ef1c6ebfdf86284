import { my_devices_title } from '@prostuti/text/messages'
import { ComingSoonPage } from '../features/devices/coming-soon-page.tsx'
import { MyPage } from '../features/my/page.tsx'

export const title = my_devices_title

export default function MyDevicesComingSoon() {
  return (
    <MyPage title={my_devices_title()}>
      <ComingSoonPage />
    </MyPage>
  )
}
