import { routeNamed } from '../route-table.ts'

/** Pages where nothing may come between the reader and the work: an exam, and the doctor's own area. */
export function isQuietPage(routeId: string | undefined): boolean {
  const area = routeNamed(routeId)?.area
  return area === 'exams' || area === 'my'
}
