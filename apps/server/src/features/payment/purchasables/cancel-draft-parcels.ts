import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'

const { deliveryStep, sheetDelivery } = tables

/** Parcels that no courier was given yet are not sent any more; one that is being given at this moment goes its way. */
export async function cancelDraftParcels(tx: Transaction, enrolmentId: number, now: Date): Promise<void> {
  const taken = await tx
    .update(sheetDelivery)
    .set({ state: 'cancelled', nextAskAt: null, settledAt: now })
    .where(
      and(
        eq(sheetDelivery.enrolmentId, enrolmentId),
        eq(sheetDelivery.state, 'draft'),
        // What was tried is in doubt until the courier has answered.
        eq(sheetDelivery.tries, 0),
      ),
    )
    .returning({ id: sheetDelivery.id })
  if (taken.length === 0) return
  await tx
    .insert(deliveryStep)
    .values(
      taken.map(({ id }) => ({
        deliveryId: id,
        state: 'cancelled' as const,
        said: 'cancelled',
        source: 'doctor' as const,
        at: now,
      })),
    )
    .onConflictDoNothing()
}
