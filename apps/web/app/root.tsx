// First, because it says in which order the layers of all sheets stand.
import './app.css'
import { getLocale } from '@prostuti/text/runtime'
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { data, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root.ts'
import { prefetch } from './api/prefetch.ts'
import { createQueryClient } from './api/query-client.ts'
import { ask } from './api/request.ts'
import { StartBackground } from './background/start-background.tsx'
import { appDataQuery } from './kit/app-data/use-app-data.ts'
import { pageMeta } from './kit/page/page-meta.ts'
import { Crash } from './shell/crash.tsx'
import { HeadScript } from './shell/head/head-script.tsx'
import { useHydratedState } from './shell/hydrated-state.ts'
import { sleeps } from './shell/route-flags.ts'
import { Shell } from './shell/shell.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = await prefetch(context, appDataQuery)
  // A page without the centre's name and menus mends itself in the browser, but must not be kept for the next reader.
  return data(page, { status: page.dehydratedState.queries.length === 0 ? 503 : 200 })
}

/** What the first page brought stays for the visit: later pages never ask the server for it again. */
export const clientLoader = () => null
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ matches })

export function Layout({ children }: { children: ReactNode }) {
  const routeId = useMatches().at(-1)?.id
  const error = useRouteError()
  // Only the server's page says it. One that something went wrong with mends itself, which takes the app.
  const asleep = import.meta.env.SSR && error == null && sleeps(routeId)
  return (
    <html lang={getLocale()} data-sleeps={asleep || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <HeadScript />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#083f3c" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a2b29" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export const ErrorBoundary = Crash

export default function Root() {
  const [client] = useState(() => createQueryClient(ask))
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={useHydratedState()}>
        <Shell>
          <Outlet />
        </Shell>
        <StartBackground />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
