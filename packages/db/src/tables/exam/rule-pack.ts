import type { RulePack } from '@prostuti/exam-rules'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, timestamps } from '../columns.ts'

/** The rules of an exam as staff choose and change them. A paper keeps the copy it was made with. */
export const rulePack = pgTable(
  'rule_pack',
  {
    id: identity(),
    key: text().notNull().unique(),
    // The whole pack, its key and name included.
    rules: jsonb().$type<RulePack>().notNull(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [check('rule_pack_key', isSlug(table.key))],
)
