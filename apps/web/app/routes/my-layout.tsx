import { state_loading } from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { Outlet } from 'react-router'
import { requireSession } from '../plumbing/guard.ts'
import { myRoutes } from '../route-table.ts'
import type { Route } from './+types/my-layout.ts'

/** Nothing under /my is made on the server: it belongs to one doctor, and the sign-in is known in the browser alone. */
export function clientLoader({ pattern, params }: Route.ClientLoaderArgs) {
  requireSession(myRoutes.find(({ path }) => path === pattern)?.name ?? 'my-dashboard', params)
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <div className="wrap block" aria-busy="true">
      <p className="sr" role="status">
        {state_loading()}
      </p>
      <Skeleton className="" width="min(320px, 70%)" height={32} />
      <div className="card pad stack" style={{ marginTop: 20 }}>
        <Skeleton width="40%" />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
        <Skeleton className="" width="160px" height={48} />
      </div>
    </div>
  )
}

export default function MyLayout() {
  return <Outlet />
}
