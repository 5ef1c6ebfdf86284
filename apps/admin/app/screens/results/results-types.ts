import type { ResponseOf } from '@prostuti/contract'
import type { listAttempts, listResultPapers, readPaperResults } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type PaperRow = ResponseOf<typeof listResultPapers>['rows'][number]
export type PaperResults = ResponseOf<typeof readPaperResults>
export type AttemptRow = ResponseOf<typeof listAttempts>['rows'][number]

export const resultsPath: (typeof listResultPapers)['path'] = '/api/v3/admin/results'

/** Where the results of a paper stand, and in which colour. */
export const resultStateWords = (state: PaperRow['state']): string =>
  ({
    running: m.office_results_running,
    waiting: m.office_results_waiting,
    held: m.office_results_held,
    released: m.office_results_released,
  })[state]()

export const resultStateTone = (state: PaperRow['state']): string =>
  ({ running: 'chip-brand', waiting: 'chip-line', held: 'chip-bad', released: 'chip-ok' })[state]
