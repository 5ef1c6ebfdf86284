import { z } from 'zod'
import { idList, idParams, instant, searchText, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'
import { parcelsAtMost } from './parcel-fields.ts'

const path = '/api/v3/admin/stock'

const stockRow = z.object({
  id: z.number().int(),
  title: shownText,
  volume: z.number().int(),
  batch: z.object({ id: z.number().int(), title: shownText }),
  shelf: z.string().nullable(),
  /** What its barcode says. */
  code: z.string(),
  is_ready: z.boolean(),
  printed: z.number().int(),
  on_shelf: z.number().int(),
  /** In parcels that wait to be packed. */
  owed: z.number().int(),
  counted_at: instant.nullable(),
})

export const stockShows = ['short', 'uncounted'] as const

export const listStock = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Lecture sheets with what was printed, what lies on the shelf and what parcels still need',
  action: 'parcels.read',
  query: z.object({
    show: z.enum(stockShows).optional(),
    batch: wholeNumber(1, 2_147_483_647).optional(),
    search: searchText.optional(),
    page: wholeNumber(1, 10_000).optional(),
  }),
  status: 200,
  response: z.object({ rows: z.array(stockRow), total: z.number().int() }),
})

export const stockMoves = ['printed', 'counted', 'packed', 'unpacked', 'returned', 'written_off'] as const

export const readStock = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One lecture sheet and how its copies came and went, the newest first',
  action: 'parcels.read',
  params: idParams,
  query: z.object({ before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional() }),
  status: 200,
  response: z.object({
    sheet: stockRow,
    moves: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(stockMoves),
        quantity: z.number().int(),
        counted: z.number().int().nullable(),
        parcel: z.object({ id: z.number().int(), invoice: z.string() }).nullable(),
        reason: z.string().nullable(),
        by: staffName,
        at: instant,
      }),
    ),
    next: z.number().int().nullable(),
  }),
})

const copies = z.number().int().min(1).max(100_000)

export const moveStock = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/moves`,
  summary: 'Copies that came from the printer, were counted on the shelf, or are good for nothing any more',
  action: 'parcels.write',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('printed'), quantity: copies }),
    z.object({ kind: z.literal('counted'), quantity: z.number().int().min(0).max(100_000) }),
    z.object({ kind: z.literal('written_off'), quantity: copies, reason: z.string().trim().min(3).max(200) }),
  ]),
  status: 200,
  response: z.object({ on_shelf: z.number().int() }),
})

export const setShelf = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/shelf`,
  summary: 'Where the copies of a lecture sheet lie',
  action: 'parcels.write',
  params: idParams,
  body: z.object({ shelf: z.string().trim().max(20).nullable() }),
  status: 200,
  response: z.object({ id: z.number().int() }),
})

export const readPickList = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/pick-list',
  summary: 'What to fetch for parcels that wait to be packed, shelf by shelf',
  action: 'parcels.read',
  query: z.object({
    /** These; without it, all that are booked and not packed. */
    ids: idList(parcelsAtMost).optional(),
  }),
  status: 200,
  response: z.object({
    parcels: z.number().int(),
    rows: z.array(
      z.object({
        id: z.number().int(),
        shelf: z.string().nullable(),
        title: shownText,
        volume: z.number().int(),
        batch: shownText,
        needed: z.number().int(),
        on_shelf: z.number().int(),
      }),
    ),
  }),
})
