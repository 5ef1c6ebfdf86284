import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { PaperList } from './paper-list.ts'

const { subject, topic } = tables

type Lines = { blueprint: PaperList['blueprint']; sections: string[]; locale: Locale }

/** A line names a section of the rules, a subject, and a topic of that subject; each of them once. */
export async function refuseLines(tx: Tx, { blueprint, sections, locale }: Lines): Promise<void> {
  const [subjects, topics] = await Promise.all([
    tx.select({ id: subject.id }).from(subject),
    tx.select({ id: topic.id, subjectId: topic.subjectId }).from(topic),
  ])
  const known = new Set(subjects.map(({ id }) => id))
  const subjectOf = new Map(topics.map(({ id, subjectId }) => [id, subjectId]))
  const seen = new Set<string>()
  const choice = messages.error_field_invalid_choice({}, { locale })
  refuseFields(
    Object.fromEntries(
      blueprint.map(({ section, subjectId, topicId }, at) => {
        const name = `${section} ${subjectId} ${topicId}`
        const isRepeated = seen.has(name)
        seen.add(name)
        const isKnown =
          sections.includes(section) &&
          known.has(subjectId) &&
          (topicId === null || subjectOf.get(topicId) === subjectId)
        return [
          `step.lines.${at}.subject_id`,
          isRepeated ? messages.error_field_taken({}, { locale }) : isKnown ? undefined : choice,
        ]
      }),
    ),
  )
}
