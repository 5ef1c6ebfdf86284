import { hasOwnFrame } from '../shell/route-flags.ts'

/** While an exam runs its room says itself what is wrong, and goes on: nobody is pulled out of it, and nothing is put over it. */
export const isExamRunning = (): boolean => document.documentElement.dataset.exam !== undefined

/** The routes of the exam room, apart from the route table, which no first page needs; `quiet-pages.test.ts` keeps the two the same. */
export const roomRoutes = ['on-spot-quiz', 'on-spot-bcs-exam']

/** Pages where nothing may come between the reader and the work: an exam, and the doctor's own area. */
export const isQuietPage = (routeId = ''): boolean => roomRoutes.includes(routeId) || hasOwnFrame(routeId)
