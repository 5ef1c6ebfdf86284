import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { OtpPage } from '../../features/account/code/otp-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_otp_page(), index: false })

export default OtpPage
