import * as m from '@prostuti/text/messages'
import { DevicesPage } from '../../../features/devices/devices-page.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.my_devices_title

export default function MyDevices() {
  return (
    <MyPage title={m.my_devices_title()}>
      <DevicesPage />
    </MyPage>
  )
}
