export { despatchRoutes } from './despatch.routes.ts'
