import { Outlet } from 'react-router'
import { Flash } from '../../features/my/flash.tsx'
import { MyFrame } from '../../features/my/frame.tsx'
import { UnreadWatch } from '../../features/notices/unread-watch.ts'
import { LivePart } from '../../kit/live/live-part.ts'
import { PageSkeleton } from '../../kit/my-page/page-skeleton.tsx'
import { requireSession } from '../../kit/session/guard.ts'
import { myRoutes } from '../../route-table.ts'
import type { Route } from './+types/my-layout.ts'

/** Nothing under /my is made on the server: it belongs to one doctor, and the sign-in is known in the browser alone. */
export function clientLoader({ pattern, params }: Route.ClientLoaderArgs) {
  requireSession(myRoutes.find(({ path }) => path === pattern)?.name ?? 'my-dashboard', params)
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
      <Flash />
      <Outlet />
    </MyFrame>
  )
}
