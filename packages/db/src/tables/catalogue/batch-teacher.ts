import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { batch } from './batch.ts'
import { teacher } from './teacher.ts'

export const batchTeacher = pgTable(
  'batch_teacher',
  {
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    teacherId: integer()
      .notNull()
      .references(() => teacher.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.teacherId] }),
    index('batch_teacher_teacher_id').on(table.teacherId),
  ],
)
