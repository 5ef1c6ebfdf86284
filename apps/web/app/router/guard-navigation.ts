import { createPath, type DataRouter, matchRoutes } from 'react-router'
import { sayApiEvent } from '../api/api-events.ts'
import { raiseAlert } from '../kit/alerts/alerts.ts'
import { loadedHandle, missingFiles, type PreloadHandle } from './loaded-routes.ts'

/**
 * The router answers a page whose code cannot be fetched (a deploy took the file away, or the network is gone) by
 * reloading the page the reader is on, which loses it and leads nowhere. So the code is fetched before the router
 * moves: when that fails the reader stays where they are and is told.
 */
export function guardNavigation(router: DataRouter, load = loadFile): () => void {
  const navigate = router.navigate
  let turns = 0

  const guarded = async (...[to, options]: Parameters<typeof navigate>): Promise<void> => {
    const turn = ++turns
    const address = typeof to === 'string' ? to : typeof to === 'object' && to !== null ? createPath(to) : ''
    const missing = address.startsWith('/') ? missingParts(router, address, load) : []
    if (missing.length === 0) return navigate(to as never, options)
    const start = router.state.location
    const page = document.documentElement
    page.dataset.pageLoading = ''
    try {
      await Promise.all(missing)
    } catch {
      sayApiEvent('unreachable')
      if (turn === turns) raiseAlert({ kind: 'page-load', to: address })
      return
    } finally {
      if (turn === turns) delete page.dataset.pageLoading
    }
    // Somebody who has clicked elsewhere or gone back meanwhile is not pulled away from there.
    if (turn === turns && router.state.location === start) return navigate(to as never, options)
  }

  router.navigate = guarded as typeof navigate
  return () => {
    router.navigate = navigate
  }
}

type RouteFile = { handle?: PreloadHandle }

const loadFile = (file: string): Promise<RouteFile> => import(/* @vite-ignore */ file)

/** What the reader has to wait for: route files that are not here, and the page that such a file fetches itself. */
function missingParts(router: DataRouter, address: string, load: typeof loadFile): Promise<unknown>[] {
  const { pathname } = new URL(address, 'http://page')
  const matches = matchRoutes(router.routes, pathname) ?? []
  return matches.flatMap(({ route: { id = '' } }) => {
    const files = missingFiles(id)
    if (files.length === 0) return loadedHandle(id)?.preload?.(pathname) ?? []
    return files.map(async (file) => (await load(file)).handle?.preload?.(pathname))
  })
}
