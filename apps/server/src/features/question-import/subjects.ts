import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { searchKey } from '@prostuti/text/search-key'
import { and, asc, eq } from 'drizzle-orm'
import { invalidFields } from '../../input/refuse-fields.ts'

const { subject, topic } = tables

type Named = { id: number; name: { bn: string; en?: string } }

/** Every subject with its topics, by name. */
export async function listSubjects(tx: Tx): Promise<(Named & { topics: Named[] })[]> {
  const subjects = await tx.select({ id: subject.id, name: subject.name }).from(subject).orderBy(asc(subject.id))
  const topics = await tx
    .select({ id: topic.id, name: topic.name, subjectId: topic.subjectId })
    .from(topic)
    .orderBy(asc(topic.id))
  return subjects.map((each) => ({
    ...each,
    topics: topics.filter(({ subjectId }) => subjectId === each.id).map(({ id, name }) => ({ id, name })),
  }))
}

type Subjects = Awaited<ReturnType<typeof listSubjects>>

const namesOf = ({ name }: Named): string[] => [name.bn, name.en ?? ''].filter((text) => text !== '').map(keyOf)
const keyOf = (name: string): string => searchKey(name.trim())

/** Finds subjects and topics as files name them: in either language, in any case. */
export function createSubjectFinder(subjects: Subjects) {
  const byName = new Map(subjects.flatMap((each) => namesOf(each).map((name) => [name, each] as const)))
  return {
    subject: (name: string | null): Subjects[number] | undefined =>
      name === null ? undefined : byName.get(keyOf(name)),
    topic: (name: string | null, of: Subjects[number] | undefined): Named | undefined =>
      name === null ? undefined : of?.topics.find((each) => namesOf(each).includes(keyOf(name))),
    /** The one subject that a longer name speaks of, as `Physiology 2026.docx` does. */
    named: (text: string): Subjects[number] | undefined => {
      const words = ` ${keyOf(text.replace(/[\s_.\-()[\],]+/g, ' '))} `
      const found = subjects.filter((each) => namesOf(each).some((name) => words.includes(` ${name} `)))
      return found.length === 1 ? found[0] : undefined
    },
    byId: (id: number | null): Subjects[number] | undefined => subjects.find((each) => each.id === id),
  }
}

export type SubjectFinder = ReturnType<typeof createSubjectFinder>

export async function requireSubject(
  tx: Tx,
  { subjectId, locale, field }: { subjectId: number; locale: Locale; field: string },
): Promise<Named> {
  const [found] = await tx.select({ id: subject.id, name: subject.name }).from(subject).where(eq(subject.id, subjectId))
  if (found === undefined) throw invalidFields({ [field]: messages.error_field_invalid_choice({}, { locale }) })
  return found
}

/** A topic of another subject is none. */
export async function requireTopic(
  tx: Tx,
  { topicId, subjectId, locale }: { topicId: number; subjectId: number | null; locale: Locale },
): Promise<void> {
  const isIt = subjectId === null ? undefined : and(eq(topic.id, topicId), eq(topic.subjectId, subjectId))
  const count = isIt === undefined ? 0 : await tx.$count(topic, isIt)
  if (count === 0) throw invalidFields({ topic_id: messages.error_field_invalid_choice({}, { locale }) })
}
