import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

export type LoggedDeed = {
  id: number
  kind: 'extend' | 'reopen' | 'message' | 'pause' | 'resume' | 'withdraw'
  at: Date
  by: string
  minutes: number | null
  reason: string | null
  words: tables.LocalizedText | null
  toAll: boolean
  people: number
  /** Of one person, who. */
  doctor: { id: number; name: string } | null
  reads: number
  withdrawn: boolean
}

const shownAtMost = 50

/** What was done to a paper while it was sat, the newest first. */
export async function readLog(tx: Tx, paperId: number): Promise<LoggedDeed[]> {
  const { rows } = await tx.execute<Omit<LoggedDeed, 'at'> & { at: string }>(sql`
    select deed.id, deed.kind, deed.at, staff.name as by, deed.minutes, deed.reason, deed.words, deed.to_all as "toAll",
      greatest(given.people, said.people)::int as people, said.reads::int as reads,
      case when greatest(given.people, said.people) = 1 then (
        select jsonb_build_object('id', doctor.id, 'name', doctor.name) from doctor join attempt on attempt.doctor_id = doctor.id
        where attempt.id = coalesce(given.one, said.one)) end as doctor,
      exists (select from sitting_deed back where back.paper_id = deed.paper_id and back.withdraws = deed.id) as withdrawn
    from sitting_deed deed join staff on staff.id = deed.staff_id
      cross join lateral (
        select count(*) as people, min(attempt_id) as one from attempt_extension where deed_id = deed.id) given
      cross join lateral (
        select count(*) as people, count(read_at) as reads, min(attempt_id) as one from sitting_message where deed_id = deed.id) said
    where deed.paper_id = ${paperId} order by deed.id desc limit ${shownAtMost}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

export type GivenToAttempt = { minutes: number; reopened: boolean; unread: number }

/** What each attempt was given so far, and how much that was said to it by name it has not read. */
export async function readGiven(tx: Tx, paperId: number): Promise<Map<number, GivenToAttempt>> {
  const { rows } = await tx.execute<GivenToAttempt & { id: number }>(sql`
    select id, sum(minutes)::int as minutes, bool_or(reopened) as reopened, sum(unread)::int as unread from (
      select attempt_id as id, kind = 'reopen' as reopened, 0 as unread,
        case kind when 'reopen' then 0 else round(extract(epoch from to_end - from_end) / 60) end as minutes
      from attempt_extension join sitting_deed on sitting_deed.id = deed_id where paper_id = ${paperId}
      union all
      select attempt_id, false, 1, 0 from sitting_message join sitting_deed on sitting_deed.id = deed_id
      where paper_id = ${paperId} and kind = 'message' and read_at is null) given
    group by id`)
  return new Map(rows.map(({ id, ...given }) => [id, given]))
}
