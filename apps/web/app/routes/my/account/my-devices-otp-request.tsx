import * as m from '@prostuti/text/messages'
import { useDeviceAddresses } from '../../../features/devices/addresses.ts'
import { OtpRequestPage } from '../../../features/devices/otp-request-page.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.my_otp_request_title

export default function MyDevicesOtpRequest() {
  const { list } = useDeviceAddresses()
  return (
    <MyPage title={m.my_otp_request_title()} back={{ to: list, label: m.my_otp_back() }}>
      <OtpRequestPage />
    </MyPage>
  )
}
