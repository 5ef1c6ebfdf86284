import { my_otp_back, my_otp_submission_title } from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { useDeviceAddresses } from '../features/devices/addresses.ts'
import { OtpSubmissionPage } from '../features/devices/otp-submission-page.tsx'
import { MyPage } from '../features/my/page.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: my_otp_submission_title(), index: false })

export default function MyDevicesOtpSubmission() {
  const { list } = useDeviceAddresses()
  return (
    <MyPage title={my_otp_submission_title()} back={{ to: list, label: my_otp_back() }}>
      <OtpSubmissionPage />
    </MyPage>
  )
}
