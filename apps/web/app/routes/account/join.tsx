import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { JoinPage } from '../../features/account/join/join-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_join_page(), index: false })

export default function Join() {
  return <JoinPage />
}
