import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { LoginPage } from '../../features/account/login-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_login_page(), index: false })

export default LoginPage
