import { routeNamed } from '../route-table.ts'

/** Pages where nothing may come between the reader and the work: an exam, and the doctor's own area. */
export function isQuietPage(routeId: string | undefined): boolean {
  const route = routeNamed(routeId)
  return route?.page === 'exam-room' || route?.name.startsWith('my-') === true
}
