import { formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Board, Sitter, SitterFilter } from './board-types.ts'

export const filterWords: Record<SitterFilter, () => string> = {
  started: m.office_control_started,
  writing: m.office_control_writing,
  quiet: m.office_control_quiet,
  silent: m.office_control_silent,
  finished: m.office_control_finished,
  absent: m.office_control_absent,
}

export const count = (value: number): string => formatNumber(value, getLocale())
export const percent = (share: number): string => `${count(Math.round(share * 100))}%`
export const timeOf = (moment: string): string => formatTime(new Date(moment), getLocale())

/** `12:10`, where the day's part is plain from the clock beside it. */
export function shortTime(moment: string | number): string {
  const parts = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Dhaka' })
    .formatToParts(new Date(moment))
    .filter(({ type }) => type === 'hour' || type === 'minute')
  return localizeDigits(parts.map(({ value }) => value).join(':'), getLocale())
}

/** `01:35:42`, in the reader's digits. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return localizeDigits([seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(':'), getLocale())
}

/** How long ago, to the second: `১৩ মি ৪০ সে`. */
export function since(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60)
    return m.office_control_hours({ hours: count(Math.floor(minutes / 60)), minutes: count(minutes % 60) })
  if (minutes === 0) return m.office_control_sec({ seconds: count(seconds) })
  const rest = localizeDigits(String(seconds % 60).padStart(2, '0'), getLocale())
  return m.office_control_min_sec({ minutes: count(minutes), seconds: rest })
}

/** What stands beside a name: why somebody may need a look, or has had one. */
export function notesOf(sitter: Sitter): string[] {
  const { finished_by, given, reopened, unread, number } = sitter
  return [
    ...(finished_by === 'deadline' ? [m.office_control_note_cut()] : []),
    ...(finished_by === 'doctor' ? [m.office_control_note_handed()] : []),
    ...(reopened ? [m.office_control_note_reopened()] : []),
    ...(given > 0 ? [m.office_control_note_given({ count: count(given) })] : []),
    ...(unread > 0 ? [m.office_control_note_unread()] : []),
    ...(number > 1 ? [m.office_control_note_attempt({ count: count(number) })] : []),
  ]
}

/** When the last of them is over, as things stand. */
export const lastEnd = ({ closes_at, extended_until }: Board['paper']): string | null =>
  closes_at !== null && extended_until !== null && extended_until > closes_at ? extended_until : closes_at
