export { catalogueRoutes } from './catalogue.routes.ts'
export { eventRoutes } from './events.routes.ts'
