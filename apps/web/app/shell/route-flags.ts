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
