import type { notices, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { sql } from 'drizzle-orm'
import { plainText } from '../rich-text/index.ts'
import { isUnread, noticeOrder, noticesFor, type Reader } from './notices-for.ts'
import { type HeadRow, headColumns, presentHead } from './present-head.ts'

type NoticePage = Reader & { locale: Locale; page: number; perPage: number; unreadOnly: boolean }
type Row = HeadRow & { beginning: string }

/** Enough HTML for a summary, however long the notice is. */
const beginningLength = 1500
const summaryLength = 180

export async function listNotices(
  tx: Tx,
  { locale, page, perPage, unreadOnly, ...reader }: NoticePage,
): Promise<ResponseOf<typeof notices>> {
  const skipped = (page - 1) * perPage
  const atMost = skipped + perPage + 1
  const mine = noticesFor(reader, { atMost, ...(unreadOnly && { only: isUnread(reader) }) })
  const { rows } = await tx.execute<Row>(sql`
    select ${headColumns(reader, locale)}, left(coalesce(n.body ->> ${locale}, n.body ->> 'bn'), ${beginningLength}) as beginning
    from (select * from (${mine}) all_of_mine order by ${noticeOrder} offset ${skipped} limit ${perPage + 1}) n
    left join course c on c.id = n.course_id
    left join schedule s on s.id = n.schedule_id
    left join batch b on b.id = coalesce(n.batch_id, s.batch_id)
    order by ${noticeOrder}`)
  return {
    notices: rows
      .slice(0, perPage)
      .map((row) => ({ ...presentHead(row), summary: plainText(row.beginning, summaryLength) })),
    more: rows.length > perPage,
  }
}
