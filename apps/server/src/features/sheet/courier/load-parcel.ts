import { type Tx, tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import type { Courier } from '../../couriers/index.ts'
import type { DeliveryRow } from '../delivery/lock-delivery.ts'

const { district, sheet, sheetDelivery, sheetDeliveryItem, upazila } = tables

type Parcel = Parameters<Courier['book']>[0]

/** A parcel as a courier is told of it. Places are in English, which the couriers' own lists are in. */
export async function loadParcel(tx: Tx, deliveryId: number): Promise<{ row: DeliveryRow; parcel: Parcel }> {
  const [found] = await tx
    .select({ row: sheetDelivery, upazila: upazila.nameEn, district: district.nameEn })
    .from(sheetDelivery)
    .innerJoin(upazila, eq(upazila.id, sheetDelivery.upazilaId))
    .innerJoin(district, eq(district.id, sheetDelivery.districtId))
    .where(eq(sheetDelivery.id, deliveryId))
  const items = await tx
    .select({ volume: sheet.volume, weightGrams: sheet.weightGrams })
    .from(sheetDeliveryItem)
    .innerJoin(sheet, eq(sheet.id, sheetDeliveryItem.sheetId))
    .where(eq(sheetDeliveryItem.deliveryId, deliveryId))
    .orderBy(asc(sheet.volume))
  const { row, ...place } = found!
  return {
    row,
    parcel: {
      invoice: row.invoice,
      recipient: row.recipientName,
      phone: row.recipientPhone,
      street: row.address,
      place: `${place.upazila}, ${place.district}`,
      note: row.note,
      contents: `Lecture sheets, volume ${items.map(({ volume }) => volume).join(', ')}`,
      weightGrams: items.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
      items: items.length,
    },
  }
}
