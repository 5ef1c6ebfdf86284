import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  UNSAFE_decodeViaTurboStream as decodeState,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RemixErrorBoundary as RouterErrorBoundary,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { sayApiEvent } from '../api/api-events.ts'
import { raiseAlert } from '../kit/alerts/alerts.ts'
import { fetchRoute } from './fetch-route.ts'
import type { ServedState } from './load-pages.ts'
import { createPageRouter } from './page-router.ts'
import { createPageRoutes, type RouteFile, type RouteModule } from './page-routes.ts'

/** What the server's page leaves for whoever takes it over. */
type ServedPage = {
  __reactRouterContext: { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest: { routes: Record<string, RouteFile> }
  __reactRouterRouteModules: Record<string, RouteModule | undefined>
}

type Framework = ComponentProps<typeof FrameworkContext.Provider>['value']
type PagesProps = { router: DataRouter; framework: Framework }

/** The router and all that it shows, from what the server left in the page. */
export async function servedPages(): Promise<PagesProps> {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window as unknown as ServedPage
  const { value } = await decodeState(context.stream, window)
  const router = createPageRouter({
    routes: createPageRoutes(manifest.routes, modules),
    history: createBrowserHistory(),
    served: value as ServedState,
    fetchRoute: (route, pathname) => fetchRoute(route, pathname, modules),
    onLost(to, isWanted) {
      sayApiEvent('unreachable')
      if (isWanted) raiseAlert({ kind: 'page-load', to })
    },
  })
  return { router, framework: { ...context, manifest, routeModules: modules } as unknown as Framework }
}

/** The same elements as the server's: React counts them for the ids that labels and fields have in common. */
export function Pages({ router, framework }: PagesProps) {
  const location = useSyncExternalStore(
    (tell) => router.subscribe(tell),
    () => router.state.location,
    () => router.state.location,
  )
  // Once the provider below has subscribed.
  useLayoutEffect(() => void router.initialize(), [router])
  return (
    <>
      <FrameworkContext.Provider value={framework}>
        <RouterErrorBoundary location={location}>
          <RouterProvider router={router} />
        </RouterErrorBoundary>
      </FrameworkContext.Provider>
      {null}
    </>
  )
}
