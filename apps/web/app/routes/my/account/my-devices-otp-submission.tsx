import * as m from '@prostuti/text/messages'
import { useDeviceAddresses } from '../../../features/devices/addresses.ts'
import { OtpSubmissionPage } from '../../../features/devices/otp-submission-page.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'

export const title = m.my_otp_submission_title

export default function MyDevicesOtpSubmission() {
  const { list } = useDeviceAddresses()
  return (
    <MyPage title={m.my_otp_submission_title()} back={{ to: list, label: m.my_otp_back() }}>
      <OtpSubmissionPage />
    </MyPage>
  )
}
