import { routeNamed } from '../route-table.ts'

/** While an exam runs its room says itself what is wrong, and goes on: nobody is pulled out of it, and nothing is put over it. */
export const isExamRunning = (): boolean => document.documentElement.dataset.exam === 'running'

/** Pages where nothing may come between the reader and the work: an exam, and the doctor's own area. */
export function isQuietPage(routeId: string | undefined): boolean {
  const route = routeNamed(routeId)
  return route?.page === 'public/exam-room' || route?.name.startsWith('my-') === true
}
