import { type Tx, tables } from '@prostuti/db'
import { asc, eq, inArray } from 'drizzle-orm'
import { sheetCode } from '../stock/sheet-code.ts'

const { sheet, sheetDeliveryItem } = tables

export type ParcelSheet = Awaited<ReturnType<typeof readSheets>>[number]

/** What belongs into parcels, by parcel, in the order of the volumes. */
export async function sheetsOf(tx: Tx, deliveryIds: number[]): Promise<Map<number, ParcelSheet[]>> {
  if (deliveryIds.length === 0) return new Map()
  return Map.groupBy(await readSheets(tx, deliveryIds), ({ deliveryId }) => deliveryId)
}

const readSheets = (tx: Tx, deliveryIds: number[]) =>
  tx
    .select({
      deliveryId: sheetDeliveryItem.deliveryId,
      id: sheet.id,
      title: sheet.title,
      volume: sheet.volume,
      shelf: sheet.shelf,
      weightGrams: sheet.weightGrams,
    })
    .from(sheetDeliveryItem)
    .innerJoin(sheet, eq(sheet.id, sheetDeliveryItem.sheetId))
    .where(inArray(sheetDeliveryItem.deliveryId, deliveryIds))
    .orderBy(asc(sheet.volume), asc(sheet.id))

/** As the wire shows one. */
export const presentSheet = ({ id, title, volume, shelf }: ParcelSheet) => ({
  ...{ id, title, volume, shelf },
  code: sheetCode(id),
})
