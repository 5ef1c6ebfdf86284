export { dayEndRoutes } from './day-end.routes.ts'
export { readDay } from './read-day.ts'
