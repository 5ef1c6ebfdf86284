import type { Tx } from '@prostuti/db'
import { type Attempt, type Pause, silentMinutes } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { type AttemptRow, asAttempt } from '../../exam/index.ts'

/** How many minutes each is given: as many as all, or as long as they were silent. */
export async function minutesFor(
  tx: Tx,
  rows: readonly AttemptRow[],
  { minutes, paperId, now }: { minutes: number | null; paperId: number; now: Date },
): Promise<(row: AttemptRow) => number> {
  if (minutes !== null) return () => minutes
  const [pauses, givenAt] = await Promise.all([readPauses(tx, paperId), readSilentGrants(tx, rows)])
  return (row) => {
    const attempt: Attempt = asAttempt(row)
    return silentMinutes(now, attempt, { savedAt: row.savedAt, givenAt: givenAt.get(row.id) ?? null, pauses })
  }
}

async function readPauses(tx: Tx, paperId: number): Promise<Pause[]> {
  const { rows } = await tx.execute<{ from: string; to: string }>(sql`
    select at as from, (
      select at from sitting_deed resumed where resumed.paper_id = deed.paper_id and kind = 'resume' and resumed.id > deed.id
      order by resumed.id limit 1) as to
    from sitting_deed deed where paper_id = ${paperId} and kind = 'pause'`)
  return rows.flatMap(({ from, to }) => (to === null ? [] : { from: new Date(from), to: new Date(to) }))
}

/** When each was last given time for being silent. */
async function readSilentGrants(tx: Tx, rows: readonly AttemptRow[]): Promise<Map<number, Date>> {
  const { rows: grants } = await tx.execute<{ attempt_id: number; at: string }>(sql`
    select attempt_id, max(deed.at) as at from attempt_extension join sitting_deed deed on deed.id = deed_id
    where attempt_id = any(${`{${rows.map(({ id }) => id).join()}}`}::int[]) and kind in ('extend', 'reopen') and minutes is null
      and not exists (select from sitting_deed back where back.paper_id = deed.paper_id and back.withdraws = deed.id)
    group by attempt_id`)
  return new Map(grants.map(({ attempt_id, at }) => [attempt_id, new Date(at)]))
}
