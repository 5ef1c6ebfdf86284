import { randomBytes } from 'node:crypto'
import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Couriers } from '../../couriers/index.ts'
import { moveDelivery, thinkingMs } from '../../sheet/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { lockParcel } from './parcel-scope.ts'
import { verbsOf } from './parcel-stage.ts'

const { enrolment, sheetDelivery, sheetDeliveryItem } = tables

type Resend = { id: number; member: StaffMember; couriers: Couriers; now: Date }

/**
 * What did not arrive goes once more, to the same address and at no charge. It is a parcel of its own, linked to the first: each
 * is counted off the shelf when it is packed, and onto it when it comes back.
 */
export async function resendParcel(tx: Transaction, { id, member, couriers, now }: Resend) {
  const { row, doctorId } = await lockParcel(tx, { id, member })
  // As the doctor's own wish does: so that a sheet is not packed twice at the same time.
  await tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.id, row.enrolmentId)).for('no key update')
  const isResent = (await tx.$count(sheetDelivery, eq(sheetDelivery.resendOfId, id))) > 0
  if (!verbsOf(row, { isResent, isCourierHere: false }).includes('resend')) throw new AppError('parcel_elsewhere')
  const items = await tx.select().from(sheetDeliveryItem).where(eq(sheetDeliveryItem.deliveryId, id))
  const sheetIds = items.map(({ sheetId }) => sheetId)
  if (await isElsewhere(tx, row, sheetIds)) throw new AppError('parcel_elsewhere')
  const isHere = row.courier !== 'manual' && couriers[row.courier].available
  const courier = isHere ? row.courier : 'manual'
  const { enrolmentId, recipientName, recipientPhone, divisionId, districtId, upazilaId, address, note } = row
  const [made] = await tx
    .insert(sheetDelivery)
    .values({
      ...{ enrolmentId, recipientName, recipientPhone, divisionId, districtId, upazilaId, address, note, courier },
      invoice: `PS-${enrolmentId}-${randomBytes(6).toString('hex')}`,
      resendOfId: id,
      createdAt: now,
      nextAskAt: isHere ? new Date(now.getTime() + thinkingMs) : null,
    })
    .returning()
  await tx.insert(sheetDeliveryItem).values(sheetIds.map((sheetId) => ({ deliveryId: made!.id, sheetId })))
  await moveDelivery(tx, { row: made!, doctorId }, { state: 'draft', said: 'resent', source: 'staff', at: now })
  return { id: made!.id, doctorId }
}

/** The doctor asked for one of them again meanwhile. */
async function isElsewhere(
  tx: Transaction,
  { id, enrolmentId }: { id: number; enrolmentId: number },
  sheetIds: number[],
): Promise<boolean> {
  const found = await tx
    .select({ id: sheetDelivery.id })
    .from(sheetDelivery)
    .innerJoin(sheetDeliveryItem, eq(sheetDeliveryItem.deliveryId, sheetDelivery.id))
    .where(
      and(
        eq(sheetDelivery.enrolmentId, enrolmentId),
        ne(sheetDelivery.id, id),
        notInArray(sheetDelivery.state, ['cancelled', 'returned']),
        inArray(sheetDeliveryItem.sheetId, sheetIds),
      ),
    )
    .limit(1)
  return found.length > 0
}
