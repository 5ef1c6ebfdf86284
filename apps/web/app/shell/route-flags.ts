import type { RouteEntry } from '../route-table.ts'

export type RouteFlags = { header: boolean; footer: boolean; details: boolean; contact: boolean }

/**
 * The route table's flags by route name, apart from it: the table is four times the size of this and no reader's first page
 * needs it. `route-flags.test.ts` keeps the two the same.
 */
const flagged: Record<string, Pick<RouteEntry, 'header' | 'footer' | 'footerDetails'>> = {
  'batch-schedules': { header: false, footer: false },
  'on-spot-quiz': { footerDetails: false },
  'on-spot-bcs-exam': { footerDetails: false },
  'bcs-exam-question-answer': { footerDetails: false },
}

/** The one route of all pages under /my. */
export const myRouteId = 'my'

/**
 * Pages that are nothing without the app, which comes with them: the doctor's own, the exam room and its answers, the way in, and
 * those that only lead on. Every other page is read first, and wakes when the reader wants more than a link (decision 092).
 */
const awake = new Set([
  myRouteId,
  'login',
  'join',
  'join-to-enroll',
  'forget',
  'otp',
  'register',
  'account-closed',
  'login-for-admin',
  'enroll',
  'on-spot-quiz',
  'on-spot-bcs-exam',
  'bcs-exam-question-answer',
  'quiz-question-answer',
  'admin',
  'admin-page',
])

/** Whether a page is first sent without the app. */
export const sleeps = (routeId: string | undefined): boolean => routeId !== undefined && !awake.has(routeId)

/** The doctor's own pages bring their frame and their `main` along (`routes/my/my-layout.tsx`). */
export const hasOwnFrame = (routeId: string | undefined): boolean => routeId === myRouteId

/** Whoever sits an exam or goes through its answers is left alone. */
const exam = /^\/(on-spot|[\w-]+question-answer)|\/exam\/(participated|question)/

/** What of the shell a page shows. Under /my everything is the doctor's own, so the footer keeps its last line only. */
export function routeFlags(name: string | undefined, pathname: string): RouteFlags {
  const { header = true, footer = true, footerDetails = true } = flagged[name ?? ''] ?? {}
  return {
    header: header && !hasOwnFrame(name),
    footer,
    contact: footer && !exam.test(pathname),
    details: footer && footerDetails && !/^\/my(\/|$)/.test(pathname),
  }
}
