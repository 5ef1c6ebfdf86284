import * as m from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { adminEntrance, takeAdminLink } from '../../features/account/admin-link/admin-link.ts'
import { AdminLinkPage } from '../../features/account/admin-link/admin-link-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'

// Runs when this file arrives, before the app starts: the code must not stand in the address or the history for one
// moment longer than it takes to read it.
if (typeof window !== 'undefined' && location.pathname.startsWith(adminEntrance)) takeAdminLink()

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: m.account_admin_title(), index: false })

/** A link of the old kind has a secret in its query: the files this page asks for must not be told it, and no cache may keep it. */
export const headers = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
})

export default AdminLinkPage
