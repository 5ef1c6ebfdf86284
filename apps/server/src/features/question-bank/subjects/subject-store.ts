import { subjectResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { question, subject } = tables

export const questionsOf = (column: 'subject_id' | 'topic_id', table: 'subject' | 'topic') =>
  sql<number>`(select count(*)::int from question where question.${sql.raw(column)} = ${sql.raw(table)}.id)`

/** What questions are about. Results are sorted by its key, which stays once a question has it. */
export const subjectStore = tableStore({
  resource: subjectResource,
  table: subject,
  sorts: { id: subject.id, key: subject.key },
  filters: {},
  search: (typed) => saysIn(subject.name, typed),
  also: {
    topics: sql`(select count(*)::int from topic where topic.subject_id = subject.id)`,
    questions: questionsOf('subject_id', 'subject'),
  },
  unique: { subject_key_unique: 'key' },
  prepare: async (tx, { id, fields, before, locale }) => {
    if (
      id !== undefined &&
      before &&
      before.key !== fields.key &&
      (await tx.$count(question, eq(question.subjectId, id))) > 0
    )
      throw invalidFields({ key: messages.error_subject_key_fixed({}, { locale }) })
    return cleanFields(fields, { needed: { name: 100 } }, locale)
  },
})
