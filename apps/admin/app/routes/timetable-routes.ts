import type { RouteObject } from 'react-router'

/** The timetable of a batch as a sheet. */
export const timetableRoutes: RouteObject[] = [
  { path: 'batches/:id/timetable', lazy: () => import('../screens/timetable/timetable.tsx') },
  { path: 'timetable-rows/:id/attendance', lazy: () => import('../screens/attendance/attendance.tsx') },
]
