import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { myRoutes, publicRoutes, type RouteEntry } from './route-table.ts'

const toRoute = (entry: RouteEntry): RouteConfigEntry =>
  route(entry.path, `routes/${entry.page}.tsx`, { id: entry.name, index: false })

export default [
  ...publicRoutes.map(toRoute),
  // Nothing below this layout runs on the server: what is under /my belongs to one doctor and is never in a shared page.
  layout(
    'routes/my/my-layout.tsx',
    myRoutes.map((entry) => toRoute({ ...entry, page: 'my/my-page' })),
  ),
  route('*', 'routes/public/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig
