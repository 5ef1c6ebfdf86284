import type { RouteObject } from 'react-router'

/** What every list and form stands on. */
export const deskRoutes: RouteObject[] = [
  { path: 'jobs', lazy: () => import('../screens/jobs/jobs.tsx') },
  { path: 'jobs/:id', lazy: () => import('../screens/jobs/job.tsx') },
]
