import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, lt } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { hashToken, newToken } from '../../../secrets.ts'

const { staffChallenge } = tables

const lifeMs = 5 * 60_000

type Kind = (typeof tables.challengeKinds)[number]
type NewTicket = { kind: Kind; staffId?: number; sessionId?: number; value?: string; now: Date }

/** What carries one step of a sign-in to the next. */
export async function giveTicket(tx: Tx, { kind, staffId, sessionId, value, now }: NewTicket): Promise<string> {
  const ticket = newToken()
  await tx.delete(staffChallenge).where(lt(staffChallenge.expiresAt, now))
  await tx.insert(staffChallenge).values({
    tokenHash: hashToken(ticket),
    kind,
    staffId: staffId ?? null,
    staffSessionId: sessionId ?? null,
    value: value ?? null,
    expiresAt: new Date(now.getTime() + lifeMs),
  })
  return ticket
}

const isTicket = ({ ticket, kind, now }: { ticket: string; kind: Kind; now: Date }) =>
  and(eq(staffChallenge.tokenHash, hashToken(ticket)), eq(staffChallenge.kind, kind), gt(staffChallenge.expiresAt, now))

/** Takes it away, whatever comes of it: a challenge is answered once. */
export async function takeTicket(tx: Tx, given: { ticket: string; kind: Kind; now: Date }) {
  const [taken] = await tx.delete(staffChallenge).where(isTicket(given)).returning()
  if (taken === undefined) throw new AppError('ticket_ended')
  return taken
}

/** Leaves it where it is: a mistyped code may be typed again, and wrong ones are counted with the member. */
export async function readTicket(tx: Tx, given: { ticket: string; kind: Kind; now: Date }) {
  const [found] = await tx.select().from(staffChallenge).where(isTicket(given))
  if (found === undefined) throw new AppError('ticket_ended')
  return found
}
