export { placeRoutes } from './places.routes.ts'
export { staffPlacesRoutes } from './staff/staff-places.routes.ts'
