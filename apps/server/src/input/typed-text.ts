import { searchKey } from '@prostuti/text/search-key'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What somebody typed, so that `like` takes none of it for one of its signs. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Whether what was typed stands somewhere in a search key. */
export const holds = (key: SQLWrapper, typed: string): SQL => sql`${key} like ${`%${literally(searchKey(typed))}%`}`

/** Whether it stands in a text of both languages. For lists of tens, which need no index. */
export const saysIn = (text: SQLWrapper, typed: string): SQL =>
  holds(sql`search_key((${text} ->> 'bn') || ' ' || coalesce(${text} ->> 'en', ''))`, typed)
