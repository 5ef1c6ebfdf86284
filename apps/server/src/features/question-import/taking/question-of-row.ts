import type { tables } from '@prostuti/db'
import type { ImportedPicture } from '../rows/imported-question.ts'
import type { ImportRow } from '../rows/present-row.ts'
import type { SubjectFinder } from '../subjects.ts'
import type { NewQuestion } from './write-questions.ts'

/** What is read of a row to take it. */
export type TakenRow = Pick<ImportRow, 'number' | 'reading'>

export type StoredPicture = { src: string; width: number; height: number }

type Source = typeof tables.questionImport.$inferSelect

type Making = {
  source: Source
  finder: SubjectFinder
  pictures: ReadonlyMap<number, StoredPicture>
  state: 'draft' | 'in_review'
  staffId: number
}

/** The subject that a row names and the bank knows, or the import's own. */
function subjectOf({ reading }: Pick<TakenRow, 'reading'>, { source, finder }: Pick<Making, 'source' | 'finder'>) {
  const named = finder.subject(reading.subject)
  return named ?? finder.byId(source.subjectId)
}

/** What the bank is given for a row. A topic that it does not know becomes a tag, so that nothing the file says is lost. */
export function questionOfRow(row: TakenRow, making: Making): NewQuestion {
  const { source, finder, state, staffId } = making
  const { reading } = row
  const subject = subjectOf(row, making)
  if (subject === undefined) throw new Error(`row ${row.number} has no subject`)
  const topic = finder.topic(reading.topic, subject)
  const ofImport = subject.topics.find(({ id }) => id === source.topicId)
  const unknownTopic = reading.topic !== null && topic === undefined ? [reading.topic] : []
  const tags = [...new Set([...reading.tags, ...source.tags, ...unknownTopic])]
  return {
    row: row.number,
    type: reading.type,
    subjectId: subject.id,
    topicId: (topic ?? ofImport)?.id ?? null,
    tags,
    state,
    authorId: source.staffId,
    text: reading.text,
    images: reading.pictures.flatMap((picture) => imageOf(picture, making)),
    parts: reading.parts.map(({ id, text, picture, note }) => {
      const [image] = picture === null ? [] : imageOf(picture, making)
      return { id, text, ...(image && { image }), ...(note && { note }) }
    }),
    fixedOrder: reading.fixedOrder,
    key: reading.key!,
    explanation: reading.explanation,
    source: reading.reference,
    staffId,
  }
}

/** Those who cannot see a picture are told at least that there is one. */
const unsaid = { bn: 'প্রশ্নের ছবি', en: 'Picture of the question' }

function imageOf({ file, alt }: ImportedPicture, { pictures }: Making) {
  const stored = pictures.get(file)
  return stored === undefined ? [] : [{ ...stored, alt: alt ?? unsaid }]
}
