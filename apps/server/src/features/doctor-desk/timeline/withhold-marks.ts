import { type Tx, tables } from '@prostuti/db'
import { inArray } from 'drizzle-orm'
import { mayReadMarks } from '../../exam/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import type { Happening } from './happening.ts'

const { paper } = tables

/** What somebody got in an exam that is not out yet is for nobody who may not know its answers. */
export async function withholdMarks(
  tx: Tx,
  rows: Happening[],
  { member, now }: { member: StaffMember; now: Date },
): Promise<Happening[]> {
  const sat = rows.filter(({ kind, state }) => kind === 'attempt' && state !== 'running')
  const ids = [...new Set(sat.map(({ thing }) => Number(thing?.id)))]
  if (ids.length === 0) return rows
  const papers = await tx.select().from(paper).where(inArray(paper.id, ids))
  const open = new Set(papers.filter((row) => mayReadMarks(now, member, row)).map(({ id }) => id))
  return rows.map((row) =>
    !sat.includes(row) || open.has(Number(row.thing?.id))
      ? row
      : { ...row, number: null, out_of: null, rank: null, state: row.state === 'void' ? 'void' : 'withheld' },
  )
}
