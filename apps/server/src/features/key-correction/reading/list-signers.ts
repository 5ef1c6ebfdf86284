import { type Tx, tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'

const { staff } = tables

/** Who can be asked for the second signature: everybody who may, but the one who asks. */
export async function listSigners(tx: Tx, { id }: StaffMember): Promise<{ id: number; name: string }[]> {
  const members = await tx.select().from(staff).where(eq(staff.isActive, true)).orderBy(asc(staff.name))
  return members
    .filter((member) => member.id !== id && may(member, 'corrections.write'))
    .map((member) => ({ id: member.id, name: member.name }))
}
