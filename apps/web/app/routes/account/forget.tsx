import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { ForgetPage } from '../../features/account/forget/forget-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_forget_page(), index: false })

export default ForgetPage
