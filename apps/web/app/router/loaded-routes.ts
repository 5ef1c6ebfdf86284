/** A page's code, and the part that runs first, which the build may put into a file of its own. */
type RouteFiles = { module: string; clientLoaderModule?: string; clientMiddlewareModule?: string }

/** A route that fetches its page itself, as the doctor's area does. Answers nothing when it is here already. */
export type PreloadHandle = { preload?: (pathname: string) => Promise<unknown> | undefined }

type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  __reactRouterRouteModules?: Record<string, { handle?: PreloadHandle } | undefined>
}

/** The files of a route that this page has not fetched yet. */
export function missingFiles(routeId: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } = window as RouterWindow
  const files = routeId in loaded ? undefined : manifest?.routes[routeId]
  return [files?.module, files?.clientLoaderModule, files?.clientMiddlewareModule].filter((file) => file !== undefined)
}

export const loadedHandle = (routeId: string): PreloadHandle | undefined =>
  (window as RouterWindow).__reactRouterRouteModules?.[routeId]?.handle
