import type { ResponseOf } from '@prostuti/contract'
import type { findScanned as findScannedCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { hasCode } from '../parcels/parcel-filter.ts'
import { placedParcels, seesParcel } from '../parcels/parcel-scope.ts'
import { mayComeBack, stageOf } from '../parcels/parcel-stage.ts'
import { presentSheet, sheetsOf } from '../parcels/sheets-of.ts'

/** The parcel whose label a scanner read. */
export async function findScanned(
  tx: Tx,
  { code, member }: { code: string; member: StaffMember },
): Promise<ResponseOf<typeof findScannedCall>> {
  const [found] = await placedParcels(tx)
    .where(and(hasCode(code), seesParcel(member)))
    .orderBy(desc(tables.sheetDelivery.id))
    .limit(1)
  if (found === undefined) return { parcel: null }
  const { row, district } = found
  const sheets = (await sheetsOf(tx, [row.id])).get(row.id) ?? []
  return {
    parcel: {
      id: row.id,
      invoice: row.invoice,
      recipient: row.recipientName,
      district,
      courier: row.courier,
      courier_name: row.courierName,
      stage: stageOf(row),
      is_handed_over: row.handOverId !== null,
      may_come_back: mayComeBack(row),
      sheets: sheets.map(presentSheet),
    },
  }
}
