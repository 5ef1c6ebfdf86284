import { data, Outlet, redirect } from 'react-router'
import { Flash } from '../../features/my/flash.tsx'
import { MyFrame } from '../../features/my/frame.tsx'
import { WaitingReviews } from '../../features/notebook/waiting/waiting-reviews.ts'
import { UnreadWatch } from '../../features/notices/unread-watch.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { LivePart } from '../../kit/live/live-part.ts'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { requireSession } from '../../kit/session/guard.ts'
import { type MyRoute, matchMyRoute } from '../../match-my-route.ts'
import type { Route } from './+types/my-layout.ts'

/** All that the server says of an address under /my: whether a page stands there. */
export function loader({ request }: Route.LoaderArgs) {
  return data(null, { status: routeAt(request) ? 200 : 404 })
}

/** Nothing under /my is made on the server: it belongs to one doctor, and the sign-in is known in the browser alone. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { name = 'my-dashboard', params = {} } = routeAt(request) ?? {}
  requireSession(name, params, new URL(request.url).search)
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <MyFrame>
      <div>
        <PageSkeleton />
      </div>
    </MyFrame>
  )
}

export default function MyLayout() {
  return (
    <MyFrame>
      <LivePart />
      <UnreadWatch />
      <WaitingReviews />
      <Flash />
      <Outlet />
    </MyFrame>
  )
}

function routeAt(request: Request): MyRoute | undefined {
  const { pathname } = new URL(request.url)
  if (/^\/my\/?$/.test(pathname)) throw redirect(addressOf('/my/dashboard'))
  return matchMyRoute(pathname)
}
