import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A question about other tables, beside a row of a list. In brackets of its own, so that its columns keep their tables' names. */
export const beside = (question: SQL): SQL => sql`(${question})`

/** Whether the words stand in a text of both languages, folded as people type them. For lists of tens, which need no index. */
export const saysIn = (text: PgColumn, typed: string): SQL =>
  sql`search_key((${text} ->> 'bn') || ' ' || coalesce(${text} ->> 'en', '')) like '%' || search_key(${typed}) || '%'`
