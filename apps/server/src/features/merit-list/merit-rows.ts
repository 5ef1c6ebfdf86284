import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { conditionOf, rollOf } from './attempt-rows.ts'

export type MeritRow = {
  rank: number
  name: string
  roll: string
  marks: number
  outOf: number
  wrong: number
  /** In seconds. */
  took: number
  outcome: 'passed' | 'failed' | null
  /** How many share the rank. */
  equal: number
}

type Wanted = { paperId: number; branchId: number | null; member: StaffMember; after: number; limit: number }

/** The next rows of a merit list, along the ranks. `after` is how many stand before them. */
export async function readMeritRows(tx: Tx, { paperId, branchId, member, after, limit }: Wanted): Promise<MeritRow[]> {
  const where = conditionOf({ paperId, show: 'ranked', branch: branchId ?? undefined, member })
  const { rows } = await tx.execute<Omit<MeritRow, 'roll'> & { doctorId: number; bmdc: string | null }>(sql`
    select result.rank, doctor.name, doctor.id as "doctorId", doctor.bmdc, result.marks, result.out_of as "outOf", result.wrong,
      extract(epoch from attempt.finished_at - attempt.started_at)::int as took, result.outcome,
      (select count(*)::int from attempt_result other where other.paper_id = result.paper_id and other.rank = result.rank) as equal
    from attempt_result result join attempt on attempt.id = result.attempt_id join doctor on doctor.id = attempt.doctor_id
    where ${where} order by result.rank, attempt.id limit ${limit} offset ${after}`)
  return rows.map(({ doctorId, bmdc, ...row }) => ({ ...row, roll: rollOf(doctorId, bmdc) }))
}
