import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { setOfficeToken } from './api/office-session.ts'
import { afterRoutes } from './routes/after-routes.ts'
import { campaignRoutes } from './routes/campaign-routes.ts'
import { courseRoutes } from './routes/courses-routes.ts'
import { dayEndRoutes } from './routes/day-end-routes.ts'
import { deskRoutes } from './routes/desk-routes.ts'
import { doctorRoutes } from './routes/doctor-routes.ts'
import { importRoutes } from './routes/import-routes.ts'
import { inboxRoutes } from './routes/inbox-routes.ts'
import { mediaRoutes } from './routes/media-routes.ts'
import { moneyRoutes } from './routes/money-routes.ts'
import { paperRoutes } from './routes/papers-routes.ts'
import { parcelRoutes } from './routes/parcel-routes.ts'
import { questionRoutes } from './routes/question-routes.ts'
import { settingsRoutes } from './routes/settings-routes.ts'
import { sittingsRoutes } from './routes/sittings-routes.ts'
import { staffRoutes } from './routes/staff-routes.ts'
import { timetableRoutes } from './routes/timetable-routes.ts'
import { websiteRoutes } from './routes/website-routes.ts'
import { meQuery } from './session/me.ts'
import { Crash } from './shell/crash.tsx'
import { Frame } from './shell/frame.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Opening } from './shell/opening.tsx'
import { ScreenFailed } from './shell/screen-failed.tsx'

const screens: RouteObject[] = [
  { index: true, lazy: () => import('./screens/today/today.tsx') },
  ...websiteRoutes,
  ...courseRoutes,
  ...timetableRoutes,
  ...moneyRoutes,
  ...questionRoutes,
  ...afterRoutes,
  ...importRoutes,
  ...paperRoutes,
  ...sittingsRoutes,
  ...mediaRoutes,
  ...doctorRoutes,
  ...campaignRoutes,
  ...inboxRoutes,
  ...parcelRoutes,
  ...deskRoutes,
  ...dayEndRoutes,
  ...settingsRoutes,
  ...staffRoutes,
  { path: '*', Component: NotFound },
]

/** What stands before a page is there, and where it does not come. */
const around = { HydrateFallback: Opening, ErrorBoundary: Crash }

/** Every screen of the office. Each is fetched when it is first opened. */
export const createOfficeRouter = (client: QueryClient) =>
  createBrowserRouter([
    { path: '/sign-in', lazy: () => import('./screens/sign-in/sign-in.tsx'), ...around },
    { path: '/invitation', lazy: () => import('./screens/invitation/invitation.tsx'), ...around },
    {
      path: '/',
      Component: Frame,
      ...around,
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
      // A screen that fails leaves the frame standing.
      children: [{ ErrorBoundary: ScreenFailed, children: screens }],
    },
  ])
