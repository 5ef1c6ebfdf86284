import type { notices, ResponseOf } from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import { type SQL, sql } from 'drizzle-orm'
import { isUnread, type Reader } from './notices-for.ts'

type Head = Omit<ResponseOf<typeof notices>['notices'][number], 'summary'>
export type HeadRow = Omit<Head, 'published_at'> & { published_at: Date | string }

/** Of `notice n`, `course c` and `batch b`. */
export const headColumns = (reader: Reader, locale: Locale): SQL => sql`
  n.id, n.audience, n.is_pinned, n.published_at,
  coalesce(n.title ->> ${locale}, n.title ->> 'bn') as title,
  coalesce(c.title ->> ${locale}, c.title ->> 'bn', b.title ->> ${locale}, b.title ->> 'bn') as place,
  (${isUnread(reader)}) as is_unread`

export const presentHead = ({ id, title, audience, place, is_pinned, is_unread, published_at }: HeadRow): Head => ({
  id,
  title,
  audience,
  place,
  is_pinned,
  is_unread,
  published_at: new Date(published_at).toISOString(),
})
