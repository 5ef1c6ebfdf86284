import type { noticeResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

type Row = RowOf<typeof noticeResource>
export type Audience = Row['audience']
export type NoticeState = Row['state']

export const audienceWords: Record<Audience, () => string> = {
  all: m.office_notice_for_all,
  course: m.office_notice_for_course,
  batch: m.office_notice_for_batch,
  schedule: m.office_notice_for_schedule,
}

export const stateWords: Record<NoticeState, () => string> = {
  planned: m.office_notice_planned,
  out: m.office_notice_out,
  over: m.office_notice_over,
  withdrawn: m.office_notice_withdrawn,
}

export const stateChips: Record<NoticeState, string> = {
  planned: 'chip chip-brand',
  out: 'chip chip-ok',
  over: 'chip chip-line',
  withdrawn: 'chip chip-line',
}

export const placeWords = ({ audience, to }: Pick<Row, 'audience' | 'to'>): string =>
  to.length > 0 ? to.map((title) => pickText(title, getLocale())).join(' · ') : audienceWords[audience]()

/** Of whom it is for, how many have opened it. */
export function readWords({ reads, reaches }: Pick<Row, 'reads' | 'reaches'>): string {
  const percent = reaches === 0 ? 0 : Math.round((reads / reaches) * 100)
  const [readsText, reachesText, percentText] = [reads, reaches, percent].map((n) => formatNumber(n, getLocale()))
  return m.office_notice_read_of({ reads: readsText!, reaches: reachesText!, percent: percentText! })
}
