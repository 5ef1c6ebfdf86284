export { staffLiveRoutes } from './live/staff-live.routes.ts'
export { searchRoutes } from './search/search.routes.ts'
export { listViewRoutes } from './views/list-views.routes.ts'
