import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { publicRoutes, type RouteEntry } from './route-table.ts'
import { myRouteId } from './shell/route-flags.ts'

const toRoute = (entry: RouteEntry): RouteConfigEntry =>
  route(entry.path, `routes/${entry.page}.tsx`, { id: entry.name, index: false })

export default [
  ...publicRoutes.map(toRoute),
  // What is under /my belongs to one doctor and is never in a shared page: nothing of it is made on the server. It is one route,
  // because every visitor of the home page loads the list of routes; `match-my-route.ts` knows the pages.
  layout('routes/my/my-layout.tsx', [route('/my/*', 'routes/my/my-page.tsx', { id: myRouteId })]),
  route('*', 'routes/public/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig
