import type { courseSheets, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { DeliveryState } from '../couriers/index.ts'

const { sheet, sheetDelivery, sheetDeliveryItem } = tables

export type Sheet = ResponseOf<typeof courseSheets>['sheets'][number]

type EnrolmentSheets = { batchId: number; enrolmentId: number; locale: Locale; now: Date }

/** The sheets of a batch and where each of them is for this doctor. What came back or was taken back is on the shelf again. */
export async function loadSheets(tx: Tx, { batchId, enrolmentId, locale, now }: EnrolmentSheets): Promise<Sheet[]> {
  const rows = await tx
    .select()
    .from(sheet)
    .where(and(eq(sheet.batchId, batchId), eq(sheet.isActive, true)))
    .orderBy(asc(sheet.position), asc(sheet.volume), asc(sheet.id))
  const sent = await tx
    .select({
      ...{ sheetId: sheetDeliveryItem.sheetId, id: sheetDelivery.id, state: sheetDelivery.state },
      ...{ volume: sheet.volume, title: sheet.title, batchId: sheet.batchId },
    })
    .from(sheetDeliveryItem)
    .innerJoin(sheetDelivery, eq(sheetDelivery.id, sheetDeliveryItem.deliveryId))
    .innerJoin(sheet, eq(sheet.id, sheetDeliveryItem.sheetId))
    .where(and(eq(sheetDelivery.enrolmentId, enrolmentId), notInArray(sheetDelivery.state, ['cancelled', 'returned'])))
    // What was sent once more is where it was sent last.
    .orderBy(asc(sheetDelivery.id))
  const parcelOf = new Map(sent.map((item) => [item.sheetId, item]))
  return rows.map((row) => {
    const parcel = parcelOf.get(row.id) ?? sent.find((item) => isSameBook(item, row))
    return {
      id: row.id,
      title: pickText(row.title, locale),
      volume: row.volume,
      pages: row.pages,
      state: parcel ? stateIn(parcel.state) : row.readyAt !== null && row.readyAt <= now ? 'ready' : 'printing',
      delivery_id: parcel?.id ?? null,
    }
  })
}

type Book = Pick<typeof sheet.$inferSelect, 'batchId' | 'volume' | 'title'>

/** Whoever has moved here from another batch got it there: the same book is not sent twice. */
const isSameBook = (one: Book, other: Book): boolean =>
  one.batchId !== other.batchId && one.volume === other.volume && one.title.bn === other.title.bn

function stateIn(state: DeliveryState): Sheet['state'] {
  if (state === 'draft') return 'requested'
  return state === 'delivered' ? 'delivered' : 'on_the_way'
}
