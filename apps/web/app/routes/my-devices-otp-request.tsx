import { my_otp_back, my_otp_request_title } from '@prostuti/text/messages'
import { useDeviceAddresses } from '../features/devices/addresses.ts'
import { OtpRequestPage } from '../features/devices/otp-request-page.tsx'
import { MyPage } from '../features/my/page.tsx'

export const title = my_otp_request_title

export default function MyDevicesOtpRequest() {
  const { list } = useDeviceAddresses()
  return (
    <MyPage title={my_otp_request_title()} back={{ to: list, label: my_otp_back() }}>
      <OtpRequestPage />
    </MyPage>
  )
}
