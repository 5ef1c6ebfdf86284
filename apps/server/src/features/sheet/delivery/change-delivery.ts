import type { BodyOf, changeDelivery as changeDeliveryCall } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findOwnCourse } from '../../enrolment/index.ts'
import { tellLive } from '../../live/index.ts'
import { readDestination } from './delivery-address.ts'
import { canChange, thinkingMs } from './delivery-machine.ts'
import { type LockedDelivery, lockDelivery } from './lock-delivery.ts'
import { moveDelivery } from './move-delivery.ts'

const { sheetDelivery } = tables

type Which = { doctorId: number; enrolmentId: number; deliveryId: number; now: Date }

/** Sends a parcel elsewhere. The ten minutes begin anew, also for one whose address the courier did not take. */
export async function changeDelivery(
  tx: Transaction,
  { given, locale, ...which }: Which & { given: BodyOf<typeof changeDeliveryCall>; locale: Locale },
): Promise<void> {
  const { row, doctorId } = await lockOwnDraft(tx, which)
  const destination = await readDestination(tx, { doctorId, given, locale })
  const { now } = which
  const nextAskAt = row.courier === 'manual' ? null : new Date(now.getTime() + thinkingMs)
  await tx
    .update(sheetDelivery)
    .set({ ...destination, nextAskAt, refusal: null, updatedAt: now })
    .where(eq(sheetDelivery.id, row.id))
  await tellLive(tx, { doctor: doctorId }, { kind: 'delivery', id: row.id })
}

/** Takes a parcel back before anybody carries it; its sheets are on the shelf again. */
export async function cancelDelivery(tx: Transaction, which: Which): Promise<void> {
  const locked = await lockOwnDraft(tx, which)
  const set = { nextAskAt: null, settledAt: which.now }
  await moveDelivery(tx, locked, { state: 'cancelled', said: 'cancelled', source: 'doctor', at: which.now, set })
}

async function lockOwnDraft(tx: Transaction, { doctorId, enrolmentId, deliveryId }: Which): Promise<LockedDelivery> {
  await findOwnCourse(tx, { doctorId, enrolmentId, alsoEnded: true })
  const locked = await lockDelivery(tx, { deliveryId, enrolmentId })
  if (!canChange(locked.row)) throw new AppError('delivery_booked')
  return locked
}
