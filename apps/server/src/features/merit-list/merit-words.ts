import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import type { MeritRow } from './merit-rows.ts'

export type Shows = 'names' | 'rolls'

/** What a list says beside its rows. `after` is how many of them came before. */
export type MeritWords = { title: string; ties: string; shows: Shows; locale: Locale; after: number }

/** The heads of the columns, in their order. */
export function meritHeads(shows: Shows, locale: Locale): string[] {
  const word = { locale }
  return [
    messages.office_after_merit_rank({}, word),
    shows === 'names' ? messages.office_after_merit_name({}, word) : messages.office_after_merit_roll({}, word),
    messages.office_after_merit_marks({}, word),
    messages.office_after_merit_wrong({}, word),
    messages.office_after_merit_time({}, word),
    messages.office_after_merit_outcome({}, word),
  ]
}

export const outcomeWord = (outcome: MeritRow['outcome'], locale: Locale): string =>
  outcome === null
    ? ''
    : outcome === 'passed'
      ? messages.office_after_passed({}, { locale })
      : messages.office_after_failed({}, { locale })

/** `১:২৩:০৪` */
export function tookWords(seconds: number, locale: Locale): string {
  const two = (value: number) => formatNumber(value, locale).padStart(2, formatNumber(0, locale))
  return `${formatNumber(Math.floor(seconds / 3600), locale)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
}
