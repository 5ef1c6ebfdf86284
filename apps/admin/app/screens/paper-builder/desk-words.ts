import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { count, words } from '../../kit/list/list-cells.tsx'
import type { Desk, DeskQuestion } from './use-desk.ts'

export const marks = (hundredths: number): string => formatNumber(hundredths / 100, getLocale())

export const percent = (hundredths: number): string => count(Math.round(hundredths / 100))

export const shortDay = (instant: string): string => formatDate(new Date(instant), getLocale(), 'short')

export const nameOf = (named: Desk['subjects'], id: number | null): string => {
  const found = named.find((each) => each.id === id)
  return found ? words(found.name) : ''
}

/** Four hours, or an hour and a half. */
export function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return m.office_build_minutes({ count: count(minutes) })
  if (rest === 0) return m.office_build_hours({ count: count(hours) })
  return m.office_build_hours_minutes({ hours: count(hours), minutes: count(rest) })
}

export function passWords(pass: NonNullable<Desk['paper']['pass']>): string {
  return pass.by === 'percent' ? m.office_build_percent({ count: count(pass.value) }) : marks(pass.value)
}

/** Whether somebody should look at it before the paper is frozen. */
export const isWarned = ({ alike, met, is_outdated, state }: DeskQuestion): boolean =>
  alike !== null || met !== null || is_outdated || state !== 'ready'

/** "২টি Physiology, ১টি Pathology": what is missing, subject by subject. */
export function gapList(desk: Pick<Desk, 'subjects'>, gaps: Desk['gaps']): string {
  const bySubject = new Map<number | null, number>()
  for (const { subject_id, missing } of gaps) bySubject.set(subject_id, (bySubject.get(subject_id) ?? 0) + missing)
  return [...bySubject]
    .map(([id, missing]) =>
      m.office_build_gap_part({
        count: count(missing),
        subject: id === null ? m.office_build_any_subject() : nameOf(desk.subjects, id),
      }),
    )
    .join(', ')
}

export const missingIn = (gaps: Desk['gaps']): number => gaps.reduce((sum, { missing }) => sum + missing, 0)
