import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'
import { whereItGoesOn } from '../lock-complaint.ts'

const { complaint } = tables

export type InboxKey = { id: number; member: StaffMember }

const isTheirs = async (tx: Tx, { id, member }: InboxKey) =>
  and(eq(complaint.id, await whereItGoesOn(tx, id)), complaintsOf(member))

/** A complaint that this member answers; anybody else's is not there. One that was made one with another is that other. */
export async function findInbox(tx: Tx, key: InboxKey) {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(await isTheirs(tx, key))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The same, held until the transaction is over. */
export async function holdInbox(tx: Transaction, key: InboxKey) {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(await isTheirs(tx, key))
    .for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
