import type { QueryOf, ResponseOf } from '@prostuti/contract'
import { type listAttempts as call, countedAtMost } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { type SQL, sql } from 'drizzle-orm'
import { ofBranches, type StaffMember } from '../staff/index.ts'

type Attempts = ResponseOf<typeof call>
type AttemptQuery = QueryOf<typeof call> & {
  paperId: number
  member: StaffMember
  /** What they got is not for the member to know yet. */
  isWithheld?: boolean
}

const perPage = 50

/** Those who sat a paper, by rank; whoever has none comes after them. Page after page along an index, however many there are. */
export async function listAttempts(tx: Tx, query: AttemptQuery): Promise<Attempts> {
  const { after } = query
  const where = conditionOf(query)
  const { rows } = await tx.execute<FoundAttempt>(sql`
    select attempt.id, attempt.number, attempt.ranked, attempt.started_at, attempt.finished_at, attempt.finished_by,
      attempt.voided_at, attempt.void_words, doctor.id as doctor_id, doctor.name, doctor.bmdc,
      result.rank, result.marks, result.out_of, result.outcome, result.right, result.wrong,
      exists (select from marking_fault where attempt_id = attempt.id) as is_faulty, (
        select label from device where device.doctor_id = attempt.doctor_id and created_at <= attempt.ends_at
        order by last_used_at desc limit 1) as device
    ${sourceOf(query)} where ${where} and ${beyond(after)}
    order by result.rank, attempt.id limit ${perPage + 1}`)
  const { rows: counted } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${sourceOf(query)} where ${where} limit ${countedAtMost + 1}) counted`,
  )
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  return {
    rows: page.map((row) => present(query.isWithheld ? { ...row, ...unknown } : row)),
    next: rows.length > perPage && last ? `${last.rank ?? ''}:${last.id}` : null,
    total: counted[0]!.total,
  }
}

/** What could not be marked has no result yet. */
const sourceOf = ({ show }: AttemptQuery): SQL =>
  show === 'faulty'
    ? sql`from attempt left join attempt_result result on result.attempt_id = attempt.id join doctor on doctor.id = attempt.doctor_id`
    : sql`from attempt_result result join attempt on attempt.id = result.attempt_id join doctor on doctor.id = attempt.doctor_id`

export function conditionOf({ paperId, show, branch, search, member, isWithheld }: AttemptQuery): SQL {
  const ofPaper = show === 'faulty' ? sql`attempt.paper_id = ${paperId}` : sql`result.paper_id = ${paperId}`
  const parts = [ofPaper]
  if (show) parts.push(isWithheld && tellsMarks.has(show) ? sql`false` : shows[show])
  if (branch !== undefined) parts.push(isInTimetableOf(branch))
  const isTheirs = ofBranches(member, sql`attempt.doctor_id`)
  if (isTheirs) parts.push(isTheirs)
  if (search !== undefined) parts.push(sql`doctor.search_key like '%' || ${searchKey(search)} || '%'`)
  return sql.join(parts, sql` and `)
}

/** Whoever is in a timetable of the branch. */
const isInTimetableOf = (branch: number): SQL =>
  sql`exists (select from enrolment join schedule on schedule.id = enrolment.schedule_id
    where enrolment.doctor_id = attempt.doctor_id and schedule.contact_id = ${branch})`

const shows: Record<NonNullable<AttemptQuery['show']>, SQL> = {
  ranked: sql`result.rank is not null`,
  passed: sql`result.outcome = 'passed' and attempt.voided_at is null`,
  failed: sql`result.outcome = 'failed' and attempt.voided_at is null`,
  late: sql`not attempt.ranked and attempt.voided_at is null`,
  void: sql`attempt.voided_at is not null`,
  faulty: sql`exists (select from marking_fault where attempt_id = attempt.id)`,
}

const tellsMarks: ReadonlySet<keyof typeof shows> = new Set(['ranked', 'passed', 'failed'])
const unknown = { rank: null, marks: null, out_of: null, outcome: null, right: null, wrong: null }

/** Where the next page begins: behind a rank and an attempt; those without a rank come last. */
function beyond(after: string | undefined): SQL {
  const [, rank, id] = /^(\d{0,18}):(\d{1,18})$/.exec(after ?? '') ?? []
  if (id === undefined) return sql`true`
  const isLater = sql`attempt.id > ${id}::bigint`
  if (rank === '') return sql`result.rank is null and ${isLater}`
  const place = sql`${rank}::bigint`
  return sql`(result.rank > ${place} or (result.rank = ${place} and ${isLater}) or result.rank is null)`
}

type FoundAttempt = {
  id: number
  number: number
  ranked: boolean
  started_at: string
  finished_at: string | null
  finished_by: 'doctor' | 'deadline' | null
  voided_at: string | null
  void_words: string | null
  doctor_id: number
  name: string
  bmdc: string | null
  rank: number | null
  marks: number | null
  out_of: number | null
  outcome: 'passed' | 'failed' | null
  right: number | null
  wrong: number | null
  is_faulty: boolean
  device: string | null
}

function present(row: FoundAttempt): Attempts['rows'][number] {
  const isVoid = row.voided_at !== null
  return {
    id: row.id,
    doctor: { id: row.doctor_id, name: row.name, roll: rollOf(row.doctor_id, row.bmdc) },
    number: row.number,
    ranked: row.ranked,
    rank: row.rank,
    marks: row.marks,
    out_of: row.out_of,
    outcome: row.outcome,
    right: row.right,
    wrong: row.wrong,
    took:
      row.finished_at === null
        ? null
        : Math.round((new Date(row.finished_at).getTime() - new Date(row.started_at).getTime()) / 1000),
    finished_at: row.finished_at && new Date(row.finished_at).toISOString(),
    finished_by: row.finished_by,
    device: row.device,
    void: isVoid ? { at: new Date(row.voided_at!).toISOString(), words: row.void_words ?? '' } : null,
    is_faulty: row.is_faulty,
  }
}

/** By which a doctor finds themselves in a list without names: their BMDC number, or else the number of their account. */
export const rollOf = (doctorId: number, bmdc: string | null): string => bmdc ?? String(doctorId).padStart(6, '0')
