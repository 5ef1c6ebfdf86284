import { dhakaParts } from '@prostuti/text/dhaka-time'
import { toLatinDigits } from '@prostuti/text/digits'
import { callAddressOf } from '../../../api/address.ts'
import type { FilterChoices } from '../../../kit/batch/batch-queries.ts'
import { filterNames } from '../../../route-table.ts'

export const perPage = 12

export type FilterName = (typeof filterNames)[number]
export type BatchFilters = { readonly [Name in FilterName]?: string | undefined }

const slug = (text: string) => (text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined)

const oneOf =
  (...values: string[]) =>
  (text: string) =>
    values.includes(text) ? text : undefined

const numberFrom = (least: number, most: number) => (text: string) => {
  const digits = toLatinDigits(text.trim())
  const value = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
  return value >= least && value <= most ? String(value) : undefined
}

/** A month, `2026-12`; a date is taken as its month. */
const month = (text: string) => /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-\d\d)?$/.exec(text)?.[1]

const readers: Record<FilterName, (text: string) => string | undefined> = {
  q: (text) => text.trim().slice(0, 100).trim() || undefined,
  category: slug,
  course: slug,
  session: numberFrom(1, 2_147_483_647),
  mode: oneOf('online', 'branch'),
  'max-fee': numberFrom(1, 10_000_000),
  'starts-from': month,
  'starts-to': month,
  seats: oneOf('left'),
  sort: oneOf('start', 'fee', '-fee'),
  page: numberFrom(2, 10_000),
}

/** What the address asks for. A value that means nothing is as if it were not there: old links go on working. */
export function readFilters(search: URLSearchParams, fixed: BatchFilters = {}): BatchFilters {
  const filters: { [Name in FilterName]?: string } = {}
  for (const name of filterNames) {
    if (fixed.category && (name === 'category' || name === 'course')) continue
    if (fixed.course && name === 'course') continue
    const value = readers[name](search.get(name) ?? '')
    if (value !== undefined) filters[name] = value
  }
  return filters
}

/** Without what no open batch has any more: a category that is over, a session of last year. */
export function onlyKnown(filters: BatchFilters, choices: FilterChoices): BatchFilters {
  const known = {
    category: choices.categories.some(({ slug }) => slug === filters.category),
    course: choices.courses.some(({ slug }) => slug === filters.course),
    session: choices.sessions.some(({ id }) => String(id) === filters.session),
  }
  return Object.fromEntries(Object.entries(filters).filter(([name]) => known[name as keyof typeof known] !== false))
}

/** The address of the list with some filters changed. Another choice starts at its first page again. */
export function listAddress(path: string, filters: BatchFilters, change: BatchFilters = {}): string {
  const next = { ...filters, page: undefined, ...change }
  const written = filterNames.map((name) => [name, next[name] === '1' && name === 'page' ? undefined : next[name]])
  return callAddressOf(path, Object.fromEntries(written.map(([name, value]) => [name, value || undefined])))
}

/** The same as the API takes it: months become their first and last day. */
export function filterQuery(filters: BatchFilters, fixed: BatchFilters = {}) {
  const asked = { ...filters, ...fixed }
  return {
    ...asked,
    'starts-from': asked['starts-from'] && `${asked['starts-from']}-01`,
    'starts-to': asked['starts-to'] && lastDayOf(asked['starts-to']),
    'per-page': perPage,
  }
}

function lastDayOf(yearMonth: string): string {
  const [year = 0, monthNumber = 0] = yearMonth.split('-').map(Number)
  return new Date(Date.UTC(year, monthNumber, 0)).toISOString().slice(0, 10)
}

const chosen = ['category', 'course', 'session', 'mode', 'max-fee', 'starts-from', 'starts-to', 'seats'] as const

/** How many filters are set, beside what is looked for and the order. */
export const countFilters = (filters: BatchFilters): number => chosen.filter((name) => filters[name]).length

/** Whether the list is another one than the plain list, so that search engines keep the plain one alone. */
export const isFiltered = (filters: BatchFilters): boolean =>
  filterNames.some((name) => name !== 'page' && filters[name])

/** The months one can choose to start in: this one and the next eleven. A month that was chosen before stays a choice. */
export function monthsFrom(now: Date, ...alsoThese: (string | undefined)[]): string[] {
  const { year, month } = dhakaParts(now)
  const months = Array.from({ length: 12 }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  )
  const others = alsoThese.filter((other) => other !== undefined && !months.includes(other)) as string[]
  return [...new Set([...others, ...months])].sort()
}

const feeSteps = [3_000, 5_000, 8_000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000]

/** The limits in taka worth offering: those below the dearest batch. One that was chosen before stays a choice. */
export function feeLimits(highestPayablePaisa: number, chosenLimit: string | undefined): number[] {
  const limits = feeSteps.filter((limit) => limit * 100 < highestPayablePaisa)
  return [...new Set(chosenLimit ? [...limits, Number(chosenLimit)] : limits)].sort((one, other) => one - other)
}
