import { type SQL, sql } from 'drizzle-orm'

/** A question about other tables, beside a row of a list. In brackets of its own, so that its columns keep their tables' names. */
export const beside = (question: SQL): SQL => sql`(${question})`
