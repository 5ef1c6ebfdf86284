import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { type Courier, CourierAway, CourierRefused, neverArrived } from '../../couriers/index.ts'
import { askAfterMs } from '../delivery/delivery-machine.ts'
import { lockDelivery } from '../delivery/lock-delivery.ts'
import { moveDelivery } from '../delivery/move-delivery.ts'
import { readLastBooking } from './last-booking.ts'
import { loadParcel } from './load-parcel.ts'

const { sheetDelivery } = tables

type CourierDeps = Pick<Deps, 'database' | 'clock' | 'couriers'>
type Booked = Awaited<ReturnType<Courier['book']>>

const minute = 60_000

/**
 * Gives a parcel to its courier. It was claimed before (`tries` is no longer 0), so that nobody changes it meanwhile. Whatever
 * happens on the way, it is booked once: after an answer that may have been lost, the courier is asked first.
 */
export async function bookDelivery(deps: CourierDeps, deliveryId: number): Promise<void> {
  const { db } = deps.database
  const { row, parcel } = await loadParcel(db, deliveryId)
  if (row.courier === 'manual') return
  const courier = deps.couriers[row.courier]
  const last = await readLastBooking(db, { deliveryId, courier })
  try {
    const known = last.kind === 'done' ? courier.readBooking(last.answer) : undefined
    if (known !== undefined) return await writeBooked(deps, deliveryId, known)
    const there = last.kind === 'doubt' ? await courier.find(parcel.invoice) : 'not_there'
    if (there === 'unsure') return await holdForStaff(deps, deliveryId)
    const booked = there === 'there' ? { consignmentId: null, trackingCode: null } : await courier.book(parcel)
    await writeBooked(deps, deliveryId, booked)
  } catch (error) {
    if (error instanceof CourierRefused) return writeRefused(deps, deliveryId, error.words)
    if (!(error instanceof CourierAway)) throw error
    // That nobody was there to ask does not undo an earlier doubt.
    await tryLater(deps, deliveryId, { isFree: last.kind === 'none' && neverArrived(error.code) })
  }
}

const writeBooked = ({ database: { db }, clock }: CourierDeps, deliveryId: number, booked: Booked): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const locked = await lockDelivery(tx, { deliveryId })
    const { row } = locked
    if (row.state !== 'draft') {
      // A message of the courier was quicker than its answer; only the numbers are missing.
      if (row.consignmentId === null) await tx.update(sheetDelivery).set(booked).where(eq(sheetDelivery.id, row.id))
      return
    }
    await moveDelivery(tx, locked, {
      state: 'booked',
      said: 'booked',
      source: 'booking',
      at: now,
      set: {
        ...booked,
        ...{ bookedAt: now, refusal: null, tries: 0, nextAskAt: new Date(now.getTime() + askAfterMs(0)) },
      },
    })
  })

/** The doctor is asked for another address; until then there is nothing to do. */
const writeRefused = ({ database: { db }, clock }: CourierDeps, deliveryId: number, words: string): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockDelivery(tx, { deliveryId })
    if (locked.row.state !== 'draft') return
    const set = { tries: 0, nextAskAt: null, refusal: words }
    await moveDelivery(tx, locked, { state: 'draft', said: 'refused', source: 'booking', at: clock(), set })
  })

/** Nobody can tell whether the courier has it: staff look, and book it or write down what they found. */
const holdForStaff = ({ database: { db }, clock }: CourierDeps, deliveryId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockDelivery(tx, { deliveryId })
    if (locked.row.state !== 'draft') return
    const set = { nextAskAt: null }
    await moveDelivery(tx, locked, { state: 'on_hold', said: 'answer_lost', source: 'booking', at: clock(), set })
  })

/** Surely not taken, it is the doctor's again until the next try; in doubt it stays out of their hands. */
const tryLater = ({ database: { db }, clock }: CourierDeps, deliveryId: number, { isFree }: { isFree: boolean }) =>
  db.transaction(async (tx) => {
    const { row } = await lockDelivery(tx, { deliveryId })
    if (row.state !== 'draft') return
    const wait = isFree ? 5 * minute : 2 * minute * Math.min(row.tries, 15)
    await tx
      .update(sheetDelivery)
      .set({ tries: isFree ? 0 : row.tries, nextAskAt: new Date(clock().getTime() + wait) })
      .where(eq(sheetDelivery.id, deliveryId))
  })
