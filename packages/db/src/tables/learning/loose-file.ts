import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** A file of ours that nothing names any more, and since when the sweep knows of it: pages that are open may still ask for it. */
export const looseFile = pgTable('loose_file', {
  // Its key in the storage: `documents/…pdf`, `videos/captions/…vtt`, the folder of a video.
  path: text().primaryKey(),
  foundAt: moment().notNull(),
})
