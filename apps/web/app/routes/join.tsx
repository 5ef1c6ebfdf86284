import { account_join_page } from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { JoinPage } from '../features/account/join/join-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: account_join_page(), index: false })

export default function Join() {
  return <JoinPage />
}
