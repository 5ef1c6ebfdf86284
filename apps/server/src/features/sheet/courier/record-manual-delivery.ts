import type { Transaction } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { canChange } from '../delivery/delivery-machine.ts'
import { lockDelivery } from '../delivery/lock-delivery.ts'
import { moveDelivery } from '../delivery/move-delivery.ts'
import { isLost } from './book-now.ts'

type ManualDelivery = {
  deliveryId: number
  courierName: string
  trackingNumber: string | null
  now: Date
}

/** Staff gave a parcel to a courier without an API and write down whom, and under what number. */
export async function recordManualDelivery(tx: Transaction, given: ManualDelivery): Promise<void> {
  const { deliveryId, courierName, trackingNumber, now } = given
  const locked = await lockDelivery(tx, { deliveryId })
  if (!(canChange(locked.row) || isLost(locked.row))) throw new AppError('delivery_booked')
  await moveDelivery(tx, locked, {
    state: 'booked',
    said: 'booked',
    source: 'staff',
    at: now,
    set: {
      ...{ courier: 'manual', courierName, trackingCode: trackingNumber },
      ...{ bookedAt: now, nextAskAt: null, tries: 0, refusal: null },
    },
  })
}
