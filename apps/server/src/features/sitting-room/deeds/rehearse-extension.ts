import { type Tx, tables } from '@prostuti/db'
import { ranksMoment } from '@prostuti/exam-rules'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { seesPaper } from '../sitting-scope.ts'
import { type MovedEnd, readSitters } from './deed.ts'
import { type About, type Extension, laterClosing, planExtension } from './extend-sittings.ts'
import { planReopening } from './reopen-sittings.ts'

const { paper } = tables

type Rehearsal = Extension & { reopens?: boolean | undefined }

/** What an extension would do, worked out by the functions that do it. Nobody waits for it. */
export async function rehearseExtension(tx: Tx, about: About, { to, minutes, reopens }: Rehearsal) {
  const { paperId, member, now } = about
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, paperId), eq(paper.stage, 'frozen'), seesPaper(member)))
  if (row === undefined) throw new AppError('not_found')
  const reopening = reopens && 'attempts' in to ? { attempts: to.attempts, minutes } : undefined
  const { moved, skipped } = reopening
    ? await planReopening(tx, readSitters(tx), { ...about, row }, reopening)
    : await planExtension(tx, readSitters(tx), about, { to, minutes })
  const closing = 'all' in to && minutes !== null ? laterClosing(row, minutes, now) : undefined
  const others = await readOthers(tx, paperId, moved)
  const to_end = latest(moved.map(({ endsAt }) => endsAt))
  const extendedUntil = latest([...(row.extendedUntil ? [row.extendedUntil] : []), ...(to_end ? [to_end] : [])])
  const given = moved.map(({ attempt, endsAt }) => Math.round((endsAt.getTime() - attempt.endsAt.getTime()) / 60_000))
  const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null
  return {
    people: moved.length,
    skipped,
    minutes: { least: Math.min(...given, given[0] ?? 0), most: Math.max(...given, 0) },
    from_end: iso(latest(moved.map(({ attempt }) => attempt.endsAt))),
    to_end: iso(to_end),
    others: others.people,
    others_end: others.last && new Date(others.last).toISOString(),
    closes_at: iso(closing?.closesAt ?? row.closesAt),
    ranks_at: iso(ranksMoment(now, { ...row, ...closing, extendedUntil })),
  }
}

async function readOthers(tx: Tx, paperId: number, moved: readonly MovedEnd[]) {
  const { rows } = await tx.execute<{ people: number; last: string | null }>(sql`
    select count(*)::int as people, max(ends_at) as last from attempt
    where paper_id = ${paperId} and finished_at is null
      and not id = any(${`{${moved.map(({ attempt }) => attempt.id).join()}}`}::int[])`)
  return rows[0]!
}

const latest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((last, each) => (last === null || each > last ? each : last), null)
