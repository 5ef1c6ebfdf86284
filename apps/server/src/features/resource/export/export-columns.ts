import type { Resource } from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { dhakaParts } from '@prostuti/text/dates'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { Locale } from '@prostuti/text/locale'
import { z } from 'zod'
import { isText, labelOf } from '../bulk/label-of.ts'
import type { Cell } from './cell.ts'

type ExportColumn = { heading: string; cellIn: (row: Record<string, unknown>) => Cell }

/** Every field of a row; a text in both languages is two columns. */
export function columnsOf(
  { row }: Pick<Resource, 'row'>,
  titles: Record<string, string>,
  locale: Locale,
): ExportColumn[] {
  return Object.entries(row.shape).flatMap(([name, type]): ExportColumn[] => {
    const heading = titles[name] ?? name
    if (!isBilingual(type)) return [{ heading, cellIn: (each) => cellOf(each[name], { name, locale }) }]
    return (['bn', 'en'] as const).map((language) => ({
      heading: `${heading} (${language})`,
      cellIn: (each) => (isText(each[name]) ? (each[name][language] ?? '') : ''),
    }))
  })
}

function isBilingual(type: unknown): boolean {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return isBilingual(type.unwrap())
  return type instanceof z.ZodObject && 'bn' in type.shape
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

export function cellOf(value: unknown, { name, locale }: { name: string; locale: Locale }): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean')
    return value ? messages.office_yes({}, { locale }) : messages.office_no({}, { locale })
  if (typeof value === 'number') return name.endsWith('_paisa') ? value / 100 : value
  if (typeof value === 'string') return moment.test(value) ? wallClock(new Date(value)) : value
  if (Array.isArray(value)) return value.map((each) => String(cellOf(each, { name, locale }))).join(', ')
  if (isText(value)) return labelOf({ title: value }, locale)
  return labelOf(value as Record<string, unknown>, locale) || JSON.stringify(value)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** As sheets sort it: 2026-11-16 19:05, in Dhaka. */
function wallClock(date: Date): string {
  const { hour, minute } = dhakaParts(date)
  return `${dhakaDate(date)} ${twoDigits(hour)}:${twoDigits(minute)}`
}
