import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { RegisterPage } from '../../features/account/register/register-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_register_page(), index: false })

export default RegisterPage
