import { z } from 'zod'
import { wholeNumber } from '../fields.ts'

export const id = wholeNumber(1, 2_147_483_647)

/** The number printed on the page, which in a book need not begin at one. */
export const pageNo = wholeNumber(0, 100_000)

/** Of the picture, in pixels: a page is drawn in these sizes only. */
export const pageQuery = z.object({
  width: wholeNumber(1, 10_000)
    .pipe(z.literal([480, 720, 1080, 1600]))
    .default(1080),
})

/** The answer is no JSON: the bytes of a picture or a file. */
export const bytes = z.unknown()

/** Of its first page, in points: the place that a page takes before it comes. */
export const pageSize = { width: z.number().int(), height: z.number().int() }

export const courseErrors = ['unauthenticated', 'device_not_verified', 'not_found', 'not_enrolled'] as const
