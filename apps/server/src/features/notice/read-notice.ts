import { type Db, type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { tellLive } from '../live/index.ts'
import { isFor, isUnread, noticesFor, type Reader } from './notices-for.ts'

const { noticeRead } = tables

/** The doctor has opened one. Their other pages hear of it, so that every badge says the same. */
export const readNotice = (db: Db, { noticeId, ...reader }: Reader & { noticeId: number }): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from notice n where n.id = ${noticeId} and ${isFor(reader)}`)
    if (rows.length === 0) throw new AppError('not_found')
    const { doctorId, now } = reader
    const newly = await tx
      .insert(noticeRead)
      .values({ doctorId, noticeId, readAt: now })
      .onConflictDoNothing()
      .returning({ id: noticeRead.noticeId })
    await tellOwn(tx, reader, newly)
  })

/** More than anybody has in 60 days. */
const atOnce = 10_000

export const readAllNotices = (db: Db, reader: Reader): Promise<void> =>
  db.transaction(async (tx) => {
    const unread = noticesFor(reader, { atMost: atOnce, only: isUnread(reader) })
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into notice_read (doctor_id, notice_id, read_at)
      select ${reader.doctorId}, mine.id, ${reader.now}::timestamptz from (${unread}) mine
      on conflict do nothing returning notice_id as id`)
    await tellOwn(tx, reader, rows)
  })

async function tellOwn(tx: Tx, { doctorId }: Reader, newly: { id: number }[]): Promise<void> {
  const [first] = newly
  if (first !== undefined) await tellLive(tx, { doctor: doctorId }, { kind: 'notice', id: first.id })
}
