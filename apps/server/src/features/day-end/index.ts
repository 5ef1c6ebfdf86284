export { dayEndRoutes } from './day-end.routes.ts'
