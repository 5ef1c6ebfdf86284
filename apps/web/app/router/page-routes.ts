import type { ComponentType, ReactElement, ReactNode } from 'react'
import { createElement } from 'react'
import type { NonIndexRouteObject } from 'react-router'

/** A line of the build's list of routes. */
export type RouteFile = {
  id: string
  parentId?: string
  path?: string
  module: string
  css?: string[]
  hasLoader?: boolean
  hasClientLoader?: boolean
}

type LoaderArgs = { request: Request; params: object; pattern: string; url: URL }

/** What a route's own file may say; the build keeps nothing else of it. */
export type RouteModule = {
  default?: ComponentType
  Layout?: ComponentType<{ children: ReactNode }>
  ErrorBoundary?: ComponentType
  HydrateFallback?: ComponentType
  clientLoader?: ((args: LoaderArgs) => unknown) & { hydrate?: boolean }
  shouldRevalidate?: () => boolean
  handle?: PreloadHandle
}

/** A route that fetches its page itself, as the doctor's area does. Answers nothing when it is here already. */
type PreloadHandle = { preload?: (pathname: string) => Promise<unknown> | undefined }

export type PageRoute = Omit<NonIndexRouteObject, 'children' | 'id' | 'lazy'> & {
  id: string
  children?: PageRoute[]
  file: RouteFile
  /** Nothing until its file was fetched. */
  module?: RouteModule
}

/** The tree of all routes; those whose files are here can be shown, the others are filled when theirs come. */
export function createPageRoutes(
  files: Readonly<Record<string, RouteFile>>,
  modules: Readonly<Record<string, RouteModule | undefined>>,
  parentId = '',
): PageRoute[] {
  return Object.values(files)
    .filter((file) => (file.parentId ?? '') === parentId)
    .map((file) => {
      const children = createPageRoutes(files, modules, file.id)
      const route = { id: file.id, path: file.path, file, ...(children.length > 0 && { children }) }
      const module = modules[file.id]
      return (module ? fillRoute(route as PageRoute, module) : route) as PageRoute
    })
}

export function fillRoute(route: PageRoute, module: RouteModule): PageRoute {
  const { Layout, default: Component, ErrorBoundary, HydrateFallback, clientLoader, handle } = module
  const inLayout = (Inside: ComponentType | undefined): ReactElement | undefined =>
    Inside && (Layout ? createElement(Layout, null, createElement(Inside)) : createElement(Inside))
  return Object.assign(route, {
    module,
    handle,
    element: inLayout(Component),
    errorElement: inLayout(ErrorBoundary),
    hydrateFallbackElement: inLayout(HydrateFallback),
    // The library asks only whether there is one: such a page waits for its data.
    loader: clientLoader !== undefined || route.file.hasLoader === true,
  })
}
