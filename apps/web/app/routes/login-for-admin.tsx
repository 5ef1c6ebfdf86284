import { plumbing_entering } from '@prostuti/text/messages'
import { redirect } from 'react-router'
import { adminEntrance, adminTokenIn } from '../plumbing/admin-token.ts'
import { storeSession } from '../plumbing/session.ts'
import type { Route } from './+types/login-for-admin.ts'

// Runs when this file arrives, before the app starts: the token must not stand in the address, the history or a
// referrer for one moment longer than it takes to read it.
if (typeof window !== 'undefined' && location.pathname.startsWith(adminEntrance)) enter(location.search)

/** A whole new page, not a step inside this one: nothing of the sign-in before may survive in memory. */
function enter(search: string): void {
  const token = adminTokenIn(search)
  history.replaceState(null, '', adminEntrance)
  if (token !== undefined) storeSession(token, { fromAdmin: true })
  location.replace('/')
}

export function loader({ request }: Route.LoaderArgs) {
  if (adminTokenIn(new URL(request.url).search) === undefined) throw redirect('/')
  return null
}

export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  enter(new URL(request.url).search)
  return new Promise(() => {})
}

/** The address holds a secret: the files this page asks for must not be told it, and no cache or index may keep it. */
export const headers = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
})

export default function LoginForAdmin() {
  return (
    <main className="wrap void" id="main" aria-busy="true">
      <p>{plumbing_entering()}</p>
    </main>
  )
}
