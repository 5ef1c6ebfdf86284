import { topicResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { questionsOf } from './subject-store.ts'

const { question, subject, topic } = tables

/** A part of a subject. One that moves to another subject takes its questions along. */
export const topicStore = tableStore({
  resource: topicResource,
  table: topic,
  sorts: { id: topic.id, updated_at: topic.updatedAt },
  filters: { subject: (id) => eq(topic.subjectId, id) },
  search: (typed) => saysIn(topic.name, typed),
  also: {
    subject: sql`(select subject.name from subject where subject.id = topic.subject_id)`,
    questions: questionsOf('topic_id', 'topic'),
  },
  unique: { topic_name: 'name.bn' },
  prepare: async (tx, { fields, locale }) => {
    if ((await tx.$count(subject, eq(subject.id, fields.subject_id))) === 0)
      throw invalidFields({ subject_id: messages.error_field_invalid({}, { locale }) })
    return cleanFields(fields, { needed: { name: 150 } }, locale)
  },
  after: async (tx, { id, fields, before, now }) => {
    if (before && before.subject_id !== fields.subject_id)
      await tx.update(question).set({ subjectId: fields.subject_id, updatedAt: now }).where(eq(question.topicId, id))
  },
})
