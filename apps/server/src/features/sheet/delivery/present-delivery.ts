import type { courseSheets, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Couriers } from '../../couriers/index.ts'
import { canChange, isSettled } from './delivery-machine.ts'
import type { DeliveryRow } from './lock-delivery.ts'

const { sheet, sheetDeliveryItem } = tables

export type DeliveryCard = ResponseOf<typeof courseSheets>['deliveries'][number]

type Presentation = { couriers: Couriers; locale: Locale }

/** Parcels as the wire shows them, in the given order. Our invoice and the courier's number of the consignment stay with us. */
export async function presentDeliveries(
  tx: Tx,
  rows: readonly DeliveryRow[],
  { couriers, locale }: Presentation,
): Promise<DeliveryCard[]> {
  if (rows.length === 0) return []
  const items = await tx
    .select({ deliveryId: sheetDeliveryItem.deliveryId, id: sheet.id, title: sheet.title, volume: sheet.volume })
    .from(sheetDeliveryItem)
    .innerJoin(sheet, eq(sheet.id, sheetDeliveryItem.sheetId))
    .where(
      inArray(
        sheetDeliveryItem.deliveryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sheet.volume), asc(sheet.id))
  const itemsOf = Map.groupBy(items, ({ deliveryId }) => deliveryId)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    courier: row.courier,
    courier_name: row.courierName,
    tracking_code: row.trackingCode,
    tracking_url:
      row.courier === 'manual' || row.trackingCode === null
        ? null
        : couriers[row.courier].trackingPage(row.trackingCode),
    requested_at: row.createdAt.toISOString(),
    books_at: canChange(row) ? (row.nextAskAt?.toISOString() ?? null) : null,
    settled_at: isSettled(row.state) ? (row.settledAt?.toISOString() ?? null) : null,
    can_change: canChange(row),
    address_refused: canChange(row) && row.nextAskAt === null && row.courier !== 'manual',
    sheets: (itemsOf.get(row.id) ?? []).map(({ id, title, volume }) => ({
      id,
      title: pickText(title, locale),
      volume,
    })),
  }))
}
