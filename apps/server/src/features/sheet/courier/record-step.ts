import type { Transaction } from '@prostuti/db'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { DeliveryState } from '../../couriers/index.ts'
import { isSettled, nextState } from '../delivery/delivery-machine.ts'
import { lockDelivery } from '../delivery/lock-delivery.ts'
import { moveDelivery } from '../delivery/move-delivery.ts'

type StaffStep = { deliveryId: number; state: DeliveryState; detail: string | null; now: Date }

/** Staff heard by telephone where a parcel is. The rules of the way hold for them too. */
export async function recordStep(tx: Transaction, { deliveryId, state, detail, now }: StaffStep): Promise<void> {
  const locked = await lockDelivery(tx, { deliveryId })
  const { row } = locked
  if (row.state === 'draft' || nextState(row.state, state) === undefined) throw invalidFields({ state: state })
  await moveDelivery(tx, locked, {
    state,
    said: 'by_hand',
    detail,
    source: 'staff',
    at: now,
    ...(isSettled(state) && { set: { nextAskAt: null, settledAt: now } }),
  })
}
