import type { bcsExamNews, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { isRunning } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { desc, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { attemptOf } from './attempt-of.ts'
import { type AttemptRow, asAttempt, attemptColumns } from './attempt-row.ts'

const { attempt } = tables

export type SittingNews = ResponseOf<typeof bcsExamNews>
type Message = SittingNews['messages'][number]

type NewsQuery = {
  doctorId: number
  paperId: number
  /** The newest attempt if left out. */
  number: number | undefined
  now: Date
  locale: Locale
}

/** How a doctor's own sitting stands, with what the control room gave or said and they have not read. */
export async function readSittingNews(tx: Tx, { now, locale, ...own }: NewsQuery): Promise<SittingNews> {
  const row = await findOwn(tx, own)
  const { number, endsAt, news, pausedAt } = row
  return {
    server_time: now.toISOString(),
    attempt: number,
    ends_at: endsAt.toISOString(),
    news,
    paused: pausedAt !== null,
    finished: !isRunning(now, asAttempt(row)),
    messages: await readUnread(tx, row, locale),
  }
}

/** The first time counts. What is not theirs to read, or was read, is left out. */
export async function markMessagesRead(
  tx: Tx,
  { read, now, ...own }: Omit<NewsQuery, 'locale'> & { read: readonly number[] },
): Promise<void> {
  const row = await findOwn(tx, own)
  await tx.execute(sql`
    insert into sitting_message (deed_id, attempt_id, read_at)
    select deed.id, ${row.id}, ${now.toISOString()}::timestamptz
    from sitting_deed deed where deed.id = any(${`{${read.join()}}`}::int[]) and ${isFor(row)}
    on conflict (deed_id, attempt_id) do update set read_at = excluded.read_at where sitting_message.read_at is null`)
}

async function findOwn(tx: Tx, own: Parameters<typeof attemptOf>[0]): Promise<AttemptRow> {
  const [row] = await tx
    .select(attemptColumns)
    .from(attempt)
    .where(attemptOf(own))
    .orderBy(desc(attempt.number))
    .limit(1)
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Whether `deed` says something to an attempt: by name, to all, or by the time that it gave. */
const isFor = ({ id, paperId }: AttemptRow) => sql`deed.paper_id = ${paperId} and (
  (deed.to_all and deed.kind = 'message')
  or exists (select from sitting_message named where named.deed_id = deed.id and named.attempt_id = ${id})
  or exists (select from attempt_extension given where given.deed_id = deed.id and given.attempt_id = ${id}))`

type UnreadRow = {
  id: number
  kind: Message['kind']
  at: string
  words: tables.LocalizedText | null
  from_end: string | null
  to_end: string | null
}

/** What was taken back is not told of; that it was taken back is. */
async function readUnread(tx: Tx, row: AttemptRow, locale: Locale): Promise<Message[]> {
  if (row.news === 0) return []
  const { rows } = await tx.execute<UnreadRow>(sql`
    select deed.id, deed.kind, deed.at, deed.words, given.from_end, given.to_end
    from sitting_deed deed
      left join attempt_extension given on given.deed_id = deed.id and given.attempt_id = ${row.id}
    where ${isFor(row)}
      and not exists (select from sitting_message seen
        where seen.deed_id = deed.id and seen.attempt_id = ${row.id} and seen.read_at is not null)
      and not exists (select from sitting_deed back where back.paper_id = deed.paper_id and back.withdraws = deed.id)
    order by deed.id`)
  return rows.map(({ id, kind, at, words, from_end, to_end }) => ({
    id,
    kind,
    at: new Date(at).toISOString(),
    words: words && pickText(words, locale),
    minutes: from_end && to_end ? minutesBetween(new Date(from_end), new Date(to_end)) : null,
    ends_at: to_end && new Date(to_end).toISOString(),
  }))
}

const minutesBetween = (from: Date, to: Date): number => Math.round(Math.abs(to.getTime() - from.getTime()) / 60_000)
