export { pendingOf } from './pending-of.ts'
export { progressOf } from './progress-of.ts'
export { readRunningRows } from './read-own-rows.ts'
export { timetableRoutes } from './timetable.routes.ts'
