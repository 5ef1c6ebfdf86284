export { calendarRoutes } from './calendar.routes.ts'
export { sendCalendar } from './send-calendar.ts'
export type { Calendar } from './write-calendar.ts'
