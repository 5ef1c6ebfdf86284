import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirect } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { setOfficeToken } from './api/office-session.ts'
import { courseRoutes } from './routes/courses-routes.ts'
import { deskRoutes } from './routes/desk-routes.ts'
import { settingsRoutes } from './routes/settings-routes.ts'
import { staffRoutes } from './routes/staff-routes.ts'
import { timetableRoutes } from './routes/timetable-routes.ts'
import { websiteRoutes } from './routes/website-routes.ts'
import { meQuery } from './session/me.ts'
import { Crash } from './shell/crash.tsx'
import { Frame } from './shell/frame.tsx'

/** Every screen of the office. Each is fetched when it is first opened. */
export const createOfficeRouter = (client: QueryClient) =>
  createBrowserRouter([
    { path: '/sign-in', lazy: () => import('./screens/sign-in/sign-in.tsx'), ErrorBoundary: Crash },
    { path: '/invitation', lazy: () => import('./screens/invitation/invitation.tsx'), ErrorBoundary: Crash },
    {
      path: '/',
      Component: Frame,
      ErrorBoundary: Crash,
      loader: async ({ request }) => {
        try {
          const me = await client.ensureQueryData(meQuery)
          setOfficeToken(me.session.csrf)
          return null
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
          const { pathname, search } = new URL(request.url)
          throw redirect(pathname === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname + search)}`)
        }
      },
      children: [
        { index: true, lazy: () => import('./screens/today/today.tsx') },
        ...websiteRoutes,
        ...courseRoutes,
        ...timetableRoutes,
        ...deskRoutes,
        ...settingsRoutes,
        ...staffRoutes,
      ],
    },
  ])
