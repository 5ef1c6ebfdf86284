import type { ResponseOf } from '@prostuti/contract'
import type { listHandOvers as listHandOversCall } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { lockDelivery, moveDelivery } from '../../sheet/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { placedParcels, seesParcel } from '../parcels/parcel-scope.ts'
import { stageOf } from '../parcels/parcel-stage.ts'

const { handOver, sheetDelivery, staff } = tables

type Courier = (typeof tables.couriers)[number]

const lastOnes = 30

/** Packed parcels by who is to carry them, and what was handed over last. */
export async function listHandOvers(
  tx: Tx,
  { member }: { member: StaffMember },
): Promise<ResponseOf<typeof listHandOversCall>> {
  const packed = await placedParcels(tx)
    .where(and(seesParcel(member), eq(sheetDelivery.stage, 'to_hand_over')))
    .orderBy(asc(sheetDelivery.packedAt), asc(sheetDelivery.id))
    .limit(1000)
  const byCourier = Map.groupBy(packed, ({ row }) => `${row.courier} ${row.courierName ?? ''}`)
  const rows = await tx
    .select({ given: handOver, by: { id: staff.id, name: staff.name } })
    .from(handOver)
    .innerJoin(staff, eq(staff.id, handOver.staffId))
    .where(seesHandOver(tx, member))
    .orderBy(desc(handOver.at), desc(handOver.id))
    .limit(lastOnes)
  return {
    waiting: [...byCourier.values()].map((parcels) => ({
      courier: parcels[0]!.row.courier,
      courier_name: parcels[0]!.row.courierName,
      parcels: parcels.map(({ row, district }) => ({
        ...{ id: row.id, invoice: row.invoice, recipient: row.recipientName, district },
      })),
    })),
    rows: rows.map(({ given: { id, courier, courierName, count, at }, by }) => ({
      ...{ id, courier, courier_name: courierName, count, by },
      at: at.toISOString(),
    })),
  }
}

/** Somebody with bounds sees those in which a parcel is theirs. */
export const seesHandOver = (tx: Tx, member: StaffMember) =>
  member.courseIds === null && member.branchIds === null
    ? undefined
    : inArray(handOver.id, tx.select({ id: sheetDelivery.handOverId }).from(sheetDelivery).where(seesParcel(member)))

type Giving = {
  courier: Courier
  courierName: string | null
  ids: number[]
  member: StaffMember
  now: Date
}

/** The courier's man takes them: all of one courier, all packed, or none of them. */
export async function handOverParcels(tx: Transaction, { courier, courierName, ids, member, now }: Giving) {
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other)
  const seen = await tx
    .select({ id: sheetDelivery.id })
    .from(sheetDelivery)
    .where(and(seesParcel(member), inArray(sheetDelivery.id, wanted)))
  if (seen.length !== wanted.length) throw new AppError('not_found')
  const [made] = await tx
    .insert(handOver)
    .values({ courier, courierName, count: wanted.length, staffId: member.id, at: now })
    .returning({ id: handOver.id })
  for (const deliveryId of wanted) {
    const locked = await lockDelivery(tx, { deliveryId })
    const { row } = locked
    if (stageOf(row) !== 'to_hand_over' || row.courier !== courier || row.courierName !== courierName)
      throw new AppError('parcel_elsewhere')
    await moveDelivery(tx, locked, {
      ...{ state: 'picked', said: 'handed_over', source: 'staff', at: now },
      set: { handOverId: made!.id },
    })
  }
  return { id: made!.id, count: wanted.length }
}
