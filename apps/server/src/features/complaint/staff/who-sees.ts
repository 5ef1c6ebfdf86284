import { type Tx, tables } from '@prostuti/db'
import { asc, eq, sql } from 'drizzle-orm'
import { may } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'

const { complaint, staff } = tables

/** Who of the centre sees a complaint and may answer it, by their names. */
export async function whoSees(tx: Tx, complaintId: number): Promise<{ id: number; name: string }[]> {
  const all = await tx.select().from(staff).where(eq(staff.isActive, true)).orderBy(asc(staff.name), asc(staff.id))
  const members = all.filter((member) => may(member, 'complaints.write'))
  if (members.length === 0) return []
  const [row] = await tx
    .select(
      Object.fromEntries(members.map((member) => [String(member.id), sql<boolean>`${complaintsOf(member)}`])) as Record<
        string,
        ReturnType<typeof sql<boolean>>
      >,
    )
    .from(complaint)
    .where(eq(complaint.id, complaintId))
  return members.filter(({ id }) => row?.[String(id)]).map(({ id, name }) => ({ id, name }))
}
