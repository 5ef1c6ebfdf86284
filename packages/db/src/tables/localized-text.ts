import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, jsonb } from 'drizzle-orm/pg-core'

/** What staff write and visitors read. Bengali is always there; English is shown when it is, else the Bengali. */
export type LocalizedText = { bn: string; en?: string }

export const localizedText = () => jsonb().$type<LocalizedText>()

/** For a check: the rule itself is the database function is_localized_text, made in the first migration. */
export const isLocalizedText = (...columns: AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`is_localized_text(${column})`),
    sql` and `,
  )
