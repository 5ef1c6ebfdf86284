import type { notice, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { readRichText } from '../rich-text/index.ts'
import { isFor, type Reader } from './notices-for.ts'
import { type HeadRow, headColumns, presentHead } from './present-head.ts'

/** One for another batch, or not published yet, is not there. */
export async function findNotice(
  tx: Tx,
  { noticeId, locale, ...reader }: Reader & { noticeId: number; locale: Locale },
): Promise<ResponseOf<typeof notice>['notice']> {
  const { rows } = await tx.execute<HeadRow & { body: string; link: string | null }>(sql`
    select ${headColumns(reader, locale)}, coalesce(n.body ->> ${locale}, n.body ->> 'bn') as body, n.link
    from notice n
    left join course c on c.id = n.course_id
    left join schedule s on s.id = n.schedule_id
    left join batch b on b.id = coalesce(n.batch_id, s.batch_id)
    where n.id = ${noticeId} and ${isFor(reader)}`)
  const [row] = rows
  if (row === undefined) throw new AppError('not_found')
  return { ...presentHead(row), body: readRichText(row.body), link: row.link }
}
