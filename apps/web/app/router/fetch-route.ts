import { fillRoute, type PageRoute, type RouteModule } from './page-routes.ts'

type LoadFile = (file: string) => Promise<RouteModule>

const loadFile: LoadFile = (file) => import(/* @vite-ignore */ file)

/** What the reader has to wait for before a route can be shown: its files, or the page that it fetches itself. */
export function fetchRoute(
  route: PageRoute,
  pathname: string,
  modules: Record<string, RouteModule | undefined>,
  load = loadFile,
): Promise<unknown> | undefined {
  if (route.module) return route.module.handle?.preload?.(pathname)
  return Promise.all([load(route.file.module), ...(route.file.css ?? []).map(fetchSheet)]).then(([module]) => {
    modules[route.id] = module
    fillRoute(route, module)
    return module.handle?.preload?.(pathname)
  })
}

/** Into the browser's cache, so that the page is never seen without it. A page without one of its sheets can still be read. */
function fetchSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  if (href.endsWith('#')) linkAsHere(href.slice(0, -1))
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href })
    link.onload = link.onerror = () => {
      link.remove()
      resolve()
    }
    document.head.append(link)
  })
}

/**
 * A sheet that lazy parts share is named with an empty hash. The bundler looks for it without, and would fetch it once more with the
 * first of them: as in a page of the server, it finds a link that is never fetched.
 */
function linkAsHere(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', disabled: true, href }))
}
