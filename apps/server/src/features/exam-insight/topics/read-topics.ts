import type { bcsExamInsight, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { AttemptInsight } from '@prostuti/learning-rules/insight/analyse-attempt'
import { chooseTopics } from '@prostuti/learning-rules/insight/choose-topics'
import { type Others, silenceOf, type Told } from '@prostuti/learning-rules/insight/enough'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { eq, inArray } from 'drizzle-orm'
import type { Paper } from '../../exam/index.ts'
import { readTeachingLectures, type TeachingLecture } from '../../timetable/index.ts'
import { readFacilities } from './read-facilities.ts'

const { question, subject, topic } = tables

type Insight = Extract<ResponseOf<typeof bcsExamInsight>, { state: 'ready' }>['insight']
type Topic = NonNullable<Insight['topics']['figures']>[number]

type TopicsQuery = {
  paper: Paper
  doctorId: number
  missed: AttemptInsight['missed']
  others: Others
  /** By which the attempt was marked. */
  keysRevision: number
  now: Date
  locale: Locale
}

/**
 * The topics that would bring most marks, each with the lecture, the page and the questions to learn it from. Silent until it is known
 * how hard the questions were: an order that turns round later would have sent somebody the wrong way.
 */
export async function readTopics(
  tx: Tx,
  { paper, doctorId, missed, others, keysRevision, now, locale }: TopicsQuery,
): Promise<Told<Topic[]>> {
  const facilities = await readWeights(tx, { paperId: paper.row.id, others, keysRevision })
  if (facilities === undefined) return { figures: null, silent: 'not_yet' }
  const abouts = await readAbouts(
    tx,
    missed.map(([id]) => id),
  )
  const chosen = chooseTopics(
    missed.flatMap(([questionId, marks]) => {
      const about = abouts.get(questionId)
      return about
        ? [{ questionId, missed: marks, about: nameOf(about), facility: facilities.get(questionId) ?? null }]
        : []
    }),
  ).map((each) => ({ ...each, of: abouts.get(each.questionIds[0]!)! }))
  const lectureOf = await readTeachingLectures(tx, { doctorId, now })
  const figures = chosen.map(({ of, missed: marks, questionIds }) => ({
    subject_id: of.subject.id,
    topic_id: of.topic?.id ?? null,
    name: pickText(of.topic?.name ?? of.subject.name, locale),
    missed: marks,
    questions: questionIds.length,
    lecture: presentLecture(
      lectureOf({ names: of.topic ? [of.topic.name, of.subject.name] : [of.subject.name] }),
      locale,
    ),
    page: pageOf(paper, questionIds, locale),
  }))
  return { figures, silent: null }
}

type WeightsQuery = { paperId: number; others: Others; keysRevision: number }

/** How hard the questions were; of none where too few sat them or no ranks are drawn, and undefined while it may still come. */
async function readWeights(tx: Tx, { others, ...asked }: WeightsQuery): Promise<Map<number, number> | undefined> {
  const silent = silenceOf(others)
  if (silent === 'not_yet') return undefined
  return silent === null ? readFacilities(tx, asked) : new Map()
}

type About = { subject: { id: number; name: LocalizedText }; topic: { id: number; name: LocalizedText } | null }

const nameOf = ({ subject: { id }, topic: part }: About) => (part ? `topic ${part.id}` : `subject ${id}`)

async function readAbouts(tx: Tx, questionIds: readonly number[]): Promise<Map<number, About>> {
  if (questionIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: question.id,
      subject: { id: subject.id, name: subject.name },
      topic: { id: topic.id, name: topic.name },
    })
    .from(question)
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(topic, eq(topic.id, question.topicId))
    .where(inArray(question.id, [...questionIds]))
  return new Map(rows.map(({ id, ...about }) => [id, about]))
}

const presentLecture = (lecture: TeachingLecture | undefined, locale: Locale): Topic['lecture'] =>
  lecture ? { title: pickText(lecture.title, locale), to: lecture.to } : null

/** Where the first of these questions that names a page of our books can be read up. */
function pageOf({ byId }: Paper, questionIds: readonly number[], locale: Locale): Topic['page'] {
  for (const id of questionIds) {
    const book = byId.get(id)?.reference.book
    if (book)
      return {
        title: pickText(book.title, locale),
        page: book.page,
        to: `/my/reference-book/${book.id}/page-no/${book.page}`,
      }
  }
  return null
}
