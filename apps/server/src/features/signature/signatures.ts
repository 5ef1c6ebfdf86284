import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'

const { signature, staff } = tables

/** What is to be done, named as the code that does it names it, and to which thing. */
type Deed = { deed: string; resource: string; resourceId: string }

type Asking = Deed & { member: StaffMember; askedOf?: number | null; words?: string | null; now: Date }

export type OpenSignature = {
  id: number
  askedBy: { id: number; name: string }
  askedAt: Date
  askedOf: number | null
  words: string | null
}

const day = 24 * 3_600_000

/** Whoever was given their role, duties or scope within the last day is neither the first person of two nor the second. */
export function requireSettled({ roleGivenAt }: StaffMember, now: Date): void {
  if (now.getTime() - roleGivenAt.getTime() < day) throw new AppError('role_too_new')
}

const isOpen = ({ deed, resource, resourceId }: Deed) =>
  and(
    eq(signature.deed, deed),
    eq(signature.resource, resource),
    eq(signature.resourceId, resourceId),
    isNull(signature.signedAt),
    isNull(signature.endedAt),
  )

/** The first of two people asks. Asking again while it is open gives the same; the thing itself is held by the caller. */
export async function askSignature(
  tx: Transaction,
  { member, askedOf = null, words = null, now, ...what }: Asking,
): Promise<number> {
  requireSettled(member, now)
  const open = await findOpenSignature(tx, what)
  if (open !== undefined) return open.id
  const [made] = await tx
    .insert(signature)
    .values({ ...what, askedBy: member.id, askedAt: now, askedOf, words })
    .returning({ id: signature.id })
  return made!.id
}

export async function findOpenSignature(tx: Tx, deed: Deed): Promise<OpenSignature | undefined> {
  const [found] = await tx
    .select({
      id: signature.id,
      askedBy: { id: staff.id, name: staff.name },
      askedAt: signature.askedAt,
      askedOf: signature.askedOf,
      words: signature.words,
    })
    .from(signature)
    .innerJoin(staff, eq(staff.id, signature.askedBy))
    .where(isOpen(deed))
  return found
}

/** The second of two people signs: another than who asked. What is signed is done by the caller, in the same transaction. */
export async function signOpen(
  tx: Transaction,
  { member, now, ...what }: Deed & { member: StaffMember; now: Date },
): Promise<OpenSignature> {
  const open = await findOpenSignature(tx, what)
  if (open === undefined) throw new AppError('not_found')
  if (open.askedBy.id === member.id) throw new AppError('second_person_needed')
  requireSettled(member, now)
  const signed = await tx
    .update(signature)
    .set({ signedBy: member.id, signedAt: now })
    .where(and(eq(signature.id, open.id), isOpen(what)))
    .returning({ id: signature.id })
  if (signed.length === 0) throw new AppError('not_found')
  return open
}

/** What was to be signed is no more, by nobody's decision here: it is ended as if whoever asked had taken it back. */
export async function dropSignature(tx: Transaction, { now, ...what }: Deed & { now: Date }): Promise<void> {
  await tx
    .update(signature)
    .set({ endedBy: sql`${signature.askedBy}`, endedAt: now })
    .where(isOpen(what))
}

/** Refused by another, taken back by whoever asked, or no longer true because the thing was changed. */
export async function endSignature(
  tx: Transaction,
  { member, now, words = null, ...what }: Deed & { member: StaffMember; words?: string | null; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(signature)
    .set({ endedBy: member.id, endedAt: now, endedWords: words })
    .where(isOpen(what))
    .returning({ id: signature.id })
  return ended.length > 0
}
