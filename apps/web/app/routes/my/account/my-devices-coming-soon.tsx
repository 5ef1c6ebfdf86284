import * as m from '@prostuti/text/messages'
import { ComingSoonPage } from '../../../features/devices/coming-soon-page.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.my_devices_title

export default function MyDevicesComingSoon() {
  return (
    <MyPage title={m.my_devices_title()}>
      <ComingSoonPage />
    </MyPage>
  )
}
