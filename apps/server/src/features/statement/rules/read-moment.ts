import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { toLatinDigits } from '@prostuti/text/digits'
import { readDate } from '@prostuti/text/read-date'
import type { StatementMapping } from './statement-fields.ts'

export type StatementMoment = {
  at: Date
  /** False where only the day is known. */
  hasTime: boolean
}

const dayMs = 86_400_000
/** Day 0 of Excel's count, which takes 1900 for a leap year. */
const excelZero = Date.UTC(1899, 11, 30)

/**
 * A day with or without a time, on Dhaka's clock unless it names another zone: `16/11/2026 8:05 PM`, `16-Nov-26 20:05:11`,
 * `2026-11-16T20:05:11`, bKash's `2026-11-16T20:05:11:272 GMT+0600`, or the serial number that Excel shows in a plain cell.
 */
export function readMoment(cell: string, order: StatementMapping['dayOrder']): StatementMoment | undefined {
  const text = toLatinDigits(cell.normalize('NFC')).replace(/\s+/g, ' ').trim()
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return fromExcel(Number(text))
  const clock = /(?:^|[ T])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.:]\d{1,9})?)? ?([AP]\.? ?M\.?)?/i.exec(text)
  const zone = /(?:Z|(?:GMT|UTC)? ?([+-])(\d{2}):?(\d{2}))$/i.exec(clock ? text.slice(clock.index) : '')
  const day = readDate(inOrder((clock ? text.slice(0, clock.index) : text).replace(/,$/, ''), order), '2026-01-01')
  if (day === undefined || !/\d{4}|\d[/. -]\w+[/. -]\d{2}$/.test(text.split(/[T ]\d{1,2}:/)[0]!)) return undefined
  if (clock === null) return { at: dhakaMidnight(day), hasTime: false }
  const seconds = secondsOf(clock)
  if (seconds === undefined) return undefined
  const start = zone === null ? dhakaMidnight(day).getTime() : Date.parse(`${day}T00:00:00Z`) - offsetOf(zone)
  return { at: new Date(start + seconds * 1000), hasTime: true }
}

function fromExcel(serial: number): StatementMoment | undefined {
  const days = Math.floor(serial)
  // From 2000 to 2100: other numbers of five digits are no days.
  if (days < 36_526 || days > 73_050) return undefined
  const day = new Date(excelZero + days * dayMs).toISOString().slice(0, 10)
  const seconds = Math.round((serial - days) * 86_400)
  return { at: new Date(dhakaMidnight(day).getTime() + seconds * 1000), hasTime: !Number.isInteger(serial) }
}

/** `11/16/2026` as `16/11/2026`, where a layout has the month first. */
const inOrder = (text: string, order: StatementMapping['dayOrder']): string =>
  order === 'mdy' ? text.replace(/^(\d{1,2})([/.-])(\d{1,2})(?=[/.-]\d)/, '$3$2$1') : text

function secondsOf([, hours, minutes, seconds, half]: RegExpExecArray): number | undefined {
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  if (minute > 59 || second > 59 || hour > (half ? 12 : 23)) return undefined
  const past = half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0)
  return past * 3600 + minute * 60 + second
}

const offsetOf = ([, sign, hours = '0', minutes = '0']: RegExpExecArray): number =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
