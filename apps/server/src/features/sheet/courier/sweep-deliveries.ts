import { tables } from '@prostuti/db'
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { DeliveryRow } from '../delivery/lock-delivery.ts'
import { askCourier } from './ask-courier.ts'
import { bookDelivery } from './book-delivery.ts'

const { sheetDelivery } = tables

type CourierDeps = Pick<Deps, 'database' | 'clock' | 'couriers'>

/** Longer than any question to a courier takes. A process that dies while asking leaves the rest to another after this. */
export const leaseMs = 3 * 60_000

/** Gives parcels to their couriers when their time has come, and asks about those on the way. One that fails stops no other. */
export async function sweepDeliveries(deps: CourierDeps, now: Date, signal?: AbortSignal): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  while (!signal?.aborted) {
    const due = await claimDelivery(deps, now)
    if (due === undefined) break
    done += 1
    const work = due.state === 'draft' ? bookDelivery(deps, due.id) : askCourier(deps, { row: due, source: 'poll' })
    await work.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return done
}

/**
 * One that is due, out of reach of everybody else for the length of the lease, and of its doctor from here on. The lease counts
 * from this moment: the sweep may have begun long ago, with couriers that take their time.
 */
async function claimDelivery({ database: { db }, clock }: CourierDeps, now: Date): Promise<DeliveryRow | undefined> {
  const due = db
    .select({ id: sheetDelivery.id })
    .from(sheetDelivery)
    .where(and(lte(sheetDelivery.nextAskAt, now), ne(sheetDelivery.courier, 'manual')))
    .orderBy(asc(sheetDelivery.nextAskAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(sheetDelivery)
    .set({ nextAskAt: new Date(clock().getTime() + leaseMs), tries: sql`${sheetDelivery.tries} + 1` })
    .where(eq(sheetDelivery.id, due))
    .returning()
  return claimed
}
