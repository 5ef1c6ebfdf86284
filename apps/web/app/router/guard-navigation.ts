import { createPath, type DataRouter, matchRoutes } from 'react-router'
import { sayApiEvent } from '../api/api-events.ts'
import { raiseAlert } from '../kit/alerts/alerts.ts'
import { missingFiles } from './loaded-routes.ts'

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
    const missing = address.startsWith('/') ? missingParts(router, address) : []
    if (missing.length === 0) return navigate(to as never, options)
    const start = router.state.location
    const page = document.documentElement
    page.dataset.pageLoading = ''
    try {
      await Promise.all(missing.map(({ file, pattern }) => loadWhole(load, file, pattern)))
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

type RouteFile = { handle?: { preload?: (pattern: string) => Promise<unknown> } }

const loadFile = (file: string): Promise<RouteFile> => import(/* @vite-ignore */ file)

/** A route file may itself fetch the page, as the one of the doctor's area does. */
async function loadWhole(load: typeof loadFile, file: string, pattern: string): Promise<void> {
  const { handle } = await load(file)
  await handle?.preload?.(pattern)
}

function missingParts(router: DataRouter, address: string): { file: string; pattern: string }[] {
  const matches = matchRoutes(router.routes, address) ?? []
  return matches.flatMap(({ route: { id = '', path = '' } }) =>
    missingFiles(id).map((file) => ({ file, pattern: path })),
  )
}
