import type { ResponseOf, unread } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { isUnread, noticesFor, type Reader } from './notices-for.ts'

type Counts = ResponseOf<typeof unread>

/** A badge has no room for more. */
const countedAtMost = 100

export async function countUnread(tx: Tx, reader: Reader): Promise<Counts> {
  const fresh = noticesFor(reader, { atMost: countedAtMost, only: isUnread(reader) })
  const { rows } = await tx.execute<Counts>(sql`
    select
      (select count(*)::int from (select from (${fresh}) mine limit ${countedAtMost}) counted) as notices,
      (select count(*)::int from complaint c
        where c.doctor_id = ${reader.doctorId} and c.last_message_at > c.doctor_read_at and exists (
          select from complaint_message m
          where m.complaint_id = c.id and m.staff_id is not null and m.created_at > c.doctor_read_at)) as complaints`)
  const { notices, complaints } = rows[0]!
  return { notices, complaints }
}
