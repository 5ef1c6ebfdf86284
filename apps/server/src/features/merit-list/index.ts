export { meritListRoutes } from './merit-list.routes.ts'
