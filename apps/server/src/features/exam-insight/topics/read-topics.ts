import type { bcsExamInsight, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { AttemptInsight } from '@prostuti/learning-rules/insight/analyse-attempt'
import { chooseTopics } from '@prostuti/learning-rules/insight/choose-topics'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { eq, inArray } from 'drizzle-orm'
import type { Paper } from '../../exam/index.ts'
import { readTeachingLectures, type TeachingLecture } from '../../timetable/index.ts'
import { readFacilities } from './read-facilities.ts'

const { question, subject, topic } = tables

type Topic = Extract<ResponseOf<typeof bcsExamInsight>, { state: 'ready' }>['insight']['topics'][number]

type TopicsQuery = {
  paper: Paper
  doctorId: number
  missed: AttemptInsight['missed']
  /** Whether enough sat it to say how hard a question is. */
  knowsOthers: boolean
  now: Date
  locale: Locale
}

/** The topics that would bring most marks, each with the lecture, the page and the questions to learn it from. */
export async function readTopics(
  tx: Tx,
  { paper, doctorId, missed, knowsOthers, now, locale }: TopicsQuery,
): Promise<Topic[]> {
  const abouts = await readAbouts(
    tx,
    missed.map(([id]) => id),
  )
  const facilities = knowsOthers ? await readFacilities(tx, paper.row) : new Map<number, number>()
  const chosen = chooseTopics(
    missed.flatMap(([questionId, marks]) => {
      const about = abouts.get(questionId)
      return about
        ? [{ questionId, missed: marks, about: nameOf(about), facility: facilities.get(questionId) ?? null }]
        : []
    }),
  ).map((each) => ({ ...each, of: abouts.get(each.questionIds[0]!)! }))
  const lectureOf = await readTeachingLectures(tx, { doctorId, now })
  return chosen.map(({ of, missed: marks, questionIds }) => ({
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
