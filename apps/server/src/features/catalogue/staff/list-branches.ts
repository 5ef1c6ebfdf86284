import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { inBranches, type StaffMember } from '../../staff/index.ts'

const { contact } = tables

/** The branches where a member's things can be held. */
export const listBranches = (tx: Tx, member: StaffMember) =>
  tx
    .select({ id: contact.id, name: contact.name })
    .from(contact)
    .where(and(eq(contact.isActive, true), inBranches(member, contact.id)))
    .orderBy(asc(contact.position), asc(contact.id))
    .limit(200)
