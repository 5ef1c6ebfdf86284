import { type Tx, tables } from '@prostuti/db'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { auditScope } from './audit-list.ts'

const { staff } = tables

/** What the member's own part of the audit can be filtered by. */
export async function listChoices(tx: Tx, member: StaffMember) {
  const isBounded = auditScope(member) !== undefined
  const [members, actions, resources] = await Promise.all([
    tx
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(isBounded ? eq(staff.id, member.id) : undefined)
      .orderBy(asc(staff.name), asc(staff.id)),
    wordsIn(tx, sql`action`),
    wordsIn(tx, sql`resource`),
  ])
  return { members, actions, resources }
}

/** The different words of a column, each found by one look into its index: the table itself may be as long as it likes. */
async function wordsIn(tx: Tx, column: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    with recursive found as (
      (select ${column} as word from audit_entry where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from audit_entry where ${column} > found.word order by ${column} limit 1) from found
      where found.word is not null)
    select word from found where word is not null`)
  return rows.map(({ word }) => word)
}
