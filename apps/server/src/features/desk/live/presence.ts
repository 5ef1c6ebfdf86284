import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { tellStaff } from '../../staff/index.ts'

const { staff, staffPresence, staffSession } = tables

/** A stream renews what its page has open three times within this. */
const staleMs = 75_000

/** How long the other processes have to say that they hear a page of the same session. */
export const renewedWithinMs = 1_500

/** Things that one session has open at once. */
const placesAtMost = 30

const since = (now: Date) => new Date(now.getTime() - staleMs)

type Here = { sessionId: number; place: string; now: Date }

export async function enterPlace(tx: Transaction, { sessionId, place, now }: Here): Promise<void> {
  // Held, so that those that come at once are counted one after the other.
  await tx.select({ id: staffSession.id }).from(staffSession).where(eq(staffSession.id, sessionId)).for('no key update')
  const others = and(eq(staffPresence.staffSessionId, sessionId), ne(staffPresence.place, place))
  if ((await tx.$count(staffPresence, others)) >= placesAtMost)
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
  await tx
    .insert(staffPresence)
    .values({ staffSessionId: sessionId, place, seenAt: now })
    .onConflictDoUpdate({ target: [staffPresence.staffSessionId, staffPresence.place], set: { seenAt: now } })
  await tellStaff(tx, { kind: 'presence', place })
}

export async function leavePlace(tx: Tx, { sessionId, place }: Here): Promise<void> {
  await tx.delete(staffPresence).where(and(eq(staffPresence.staffSessionId, sessionId), eq(staffPresence.place, place)))
  await tellStaff(tx, { kind: 'presence', place })
}

/** The others, each once, however many pages of theirs show it. */
export async function whoIsAt(tx: Tx, { place, now, staffId }: { place: string; now: Date; staffId: number }) {
  return tx
    .selectDistinct({ id: staff.id, name: staff.name })
    .from(staffPresence)
    .innerJoin(staffSession, eq(staffSession.id, staffPresence.staffSessionId))
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffPresence.place, place), gt(staffPresence.seenAt, since(now)), ne(staff.id, staffId)))
    .orderBy(asc(staff.name))
}

/** What pages that are still connected have open stays so; what nobody renewed is forgotten. */
export async function renewPresence(tx: Tx, { sessionIds, now }: { sessionIds: number[]; now: Date }): Promise<void> {
  if (sessionIds.length > 0)
    await tx.update(staffPresence).set({ seenAt: now }).where(inArray(staffPresence.staffSessionId, sessionIds))
  const left = await tx
    .delete(staffPresence)
    .where(lt(staffPresence.seenAt, since(now)))
    .returning({ place: staffPresence.place })
  for (const { place } of left) await tellStaff(tx, { kind: 'presence', place })
}

/**
 * A page was closed without a word, and no other of its session listens to this process. One may listen to another process, which hears of it and
 * renews what is open; what nobody has renewed after a moment is forgotten.
 */
export async function leaveUnlessRenewed(tx: Tx, { sessionId, now }: { sessionId: number; now: Date }): Promise<void> {
  await tx
    .update(staffPresence)
    .set({ seenAt: new Date(since(now).getTime() + renewedWithinMs) })
    .where(eq(staffPresence.staffSessionId, sessionId))
  await tellStaff(tx, { kind: 'page left', sessionId })
}
