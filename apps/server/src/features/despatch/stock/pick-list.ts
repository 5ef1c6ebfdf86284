import type { ResponseOf } from '@prostuti/contract'
import type { readPickList as readPickListCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, inArray } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { seesParcel } from '../parcels/parcel-scope.ts'
import { sheetsOf } from '../parcels/sheets-of.ts'
import { selectStock } from './stock-rows.ts'

const { sheet, sheetDelivery } = tables

type PickQuery = { ids: number[] | undefined; member: StaffMember }

/** What to fetch for parcels that are not packed: each sheet once, shelf after shelf. Without `ids`, for all that are booked. */
export async function readPickList(tx: Tx, { ids, member }: PickQuery): Promise<ResponseOf<typeof readPickListCall>> {
  const stages = ids === undefined ? ['to_pack' as const] : ['draft' as const, 'to_pack' as const]
  const parcels = await tx
    .select({ id: sheetDelivery.id })
    .from(sheetDelivery)
    .where(and(seesParcel(member), inArray(sheetDelivery.stage, stages), ids && inArray(sheetDelivery.id, ids)))
  const inParcels = await sheetsOf(
    tx,
    parcels.map(({ id }) => id),
  )
  const needed = new Map<number, number>()
  for (const { id } of [...inParcels.values()].flat()) needed.set(id, (needed.get(id) ?? 0) + 1)
  if (needed.size === 0) return { parcels: 0, rows: [] }
  const rows = await selectStock(tx).where(inArray(sheet.id, [...needed.keys()]))
  return {
    parcels: parcels.length,
    rows: rows
      .map(({ sheet: row, batch, onShelf }) => ({
        ...{ id: row.id, shelf: row.shelf, title: row.title, volume: row.volume, batch: batch.title },
        needed: needed.get(row.id)!,
        on_shelf: onShelf,
      }))
      .toSorted(byShelf),
  }
}

type PickRow = { shelf: string | null; volume: number; id: number }

/** As one walks along the shelves: A-2 before A-10, what has no place last. */
export function byShelf(one: PickRow, other: PickRow): number {
  if ((one.shelf === null) !== (other.shelf === null)) return one.shelf === null ? 1 : -1
  const along = (one.shelf ?? '').localeCompare(other.shelf ?? '', 'bn', { numeric: true })
  return along || one.volume - other.volume || one.id - other.id
}
