import { my_devices_title } from '@prostuti/text/messages'
import { DevicesPage } from '../features/devices/devices-page.tsx'
import { MyPage } from '../features/my/page.tsx'

export const title = my_devices_title

export default function MyDevices() {
  return (
    <MyPage title={my_devices_title()}>
      <DevicesPage />
    </MyPage>
  )
}
