import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { JoinPage } from '../../features/account/join/join-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_enroll_title(), index: false })

export default function JoinToEnroll() {
  return <JoinPage toEnrol />
}
