import { z } from 'zod'

/** A number in a path or query. Bengali digits are accepted wherever a person might type them. */
const bengaliZero = '০'.charCodeAt(0)
const latinDigits = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .max(20)
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d+$/))
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

/** PostgreSQL's `integer` ends here; a larger id cannot exist and must not reach the database. */
const largestId = 2_147_483_647
const id = wholeNumber(1, largestId)

export const idParams = z.object({ id })

/** Several ids in a query, with commas between: `7,12,31`. */
export const idList = (atMost: number) =>
  z
    .string()
    .max(11 * atMost)
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int().min(1).max(largestId)))

/** A slug as it stands in addresses. */
export const slugText = z
  .string()
  // What nobody has chosen is missing and not misspelt: that alone is said.
  .min(1, { abort: true })
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What a person typed into a search box. */
export const searchText = z.string().trim().min(1).max(100)

/** The two parameters of every list that is read page by page. */
export const pageQuery = (atMost: number) => ({
  page: wholeNumber(1, 10_000).optional(),
  'per-page': wholeNumber(1, atMost).optional(),
})

/** An address in the product (`/batches`) or on the web (`https://…`). Anything else, such as `javascript:`, never leaves the server. */
export const link = z.string().regex(/^(\/(?!\/)|https?:\/\/|tel:|mailto:|#)/)

/** A map that a caller fills; how many names it may have also stands in the API docs. */
export const smallRecord = <Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  atMost: number,
) =>
  z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= atMost)
    .meta({ maxProperties: atMost })

/** The years a centre plans and looks back in. PostgreSQL knows no year 0, and a plan that is copied from 9999 leaves the calendar. */
const isInReckoning = (text: string) => text >= '1900' && text < '2200'

/** A day of the calendar: `2026-11-16`. */
export const day = z.iso.date().refine(isInReckoning)

export const instant = z.iso.datetime().refine(isInReckoning)

/** A moment as a caller sends it: no longer than a moment needs. */
export const sentInstant = z.iso.datetime().max(35).refine(isInReckoning)
