import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'
import { isExam } from '../papers/is-exam.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { readFeaturedKey } from '../papers/read-cards.ts'
import { answersOpen } from '../results/answers-open.ts'
import { readEmbargoes } from '../results/read-embargoes.ts'
import { asAttempt } from '../sitting/attempt-row.ts'

const { attempt, enrolment, paper, scheduleEvent } = tables
const { order: _, ...sat } = getTableColumns(attempt)

/** A paper whose answers a doctor may read now, what they know it as, and where its review is. */
export type OpenPaper = { paper: PaperRow; title: LocalizedText; review: string }

type Reader = { doctorId: number; now: Date }

/**
 * Every paper of which a doctor may read key and explanations at this moment, by the rules of its own review: those they have sat,
 * those of their courses that they have missed, and the one that the home page features. Whatever shows questions of several papers
 * together asks here, in a few queries for all of them.
 */
export async function readOpenPapers(tx: Tx, { doctorId, now }: Reader): Promise<OpenPaper[]> {
  const [sittings, ways, featuredKey] = await Promise.all([
    // What a doctor practises is no paper that opens, and of it there are a hundred times as many.
    tx
      .select(sat)
      .from(attempt)
      .innerJoin(paper, eq(paper.id, attempt.paperId))
      .where(and(eq(attempt.doctorId, doctorId), isExam())),
    readCourseWays(tx, doctorId),
    readFeaturedKey(tx),
  ])
  const ofPaper = Map.groupBy(sittings, ({ paperId }) => paperId)
  const ids = [...new Set([...ofPaper.keys(), ...ways.keys()])]
  const papers = await tx
    .select()
    .from(paper)
    .where(and(paper.isActive, or(inArray(paper.id, ids), eq(paper.key, featuredKey ?? ''))))
  const judge = (row: PaperRow, embargoUntil: Date | undefined) => {
    const attempts = (ofPaper.get(row.id) ?? []).map((own) => asAttempt({ ...own, pausedAt: row.pausedAt }))
    const way = ways.get(row.id)
    // An exam of a course is reached through its timetable alone; the others by their own address.
    if (row.kind === 'schedule_exam' && way === undefined) return false
    const isKnown = attempts.length > 0 || row.key === featuredKey || way?.isEntered === true
    const facts = { attempts, featured: row.key === featuredKey, ofCourse: way?.isEntered, embargoUntil }
    return isKnown && answersOpen(now, row, facts).released
  }
  const candidates = papers.filter((row) => judge(row, undefined))
  const embargoes = await readEmbargoes(tx, { paperIds: candidates.map(({ id }) => id), doctorId, now })
  return candidates
    .filter((row) => !embargoes.has(row.id) || judge(row, embargoes.get(row.id)))
    .map((row) => {
      const way = ways.get(row.id)
      return { paper: row, title: way?.title ?? row.title, review: reviewOf(row, way, ofPaper.has(row.id)) }
    })
}

type Way = { id: number; eventId: number; title: LocalizedText; isEntered: boolean }

/** The rows of the doctor's own timetables that lead to a paper; of several the one that they could still sit. */
async function readCourseWays(tx: Tx, doctorId: number): Promise<Map<number, Way>> {
  const isEntered = sql<boolean>`(${enrolment.state} = 'active' and not ${scheduleEvent.isCancelled} and ${scheduleEvent.scheduleId} = ${enrolment.scheduleId})`
  const rows = await tx
    .select({
      paperId: scheduleEvent.paperId,
      id: enrolment.id,
      eventId: scheduleEvent.id,
      title: scheduleEvent.title,
      isEntered,
    })
    .from(enrolment)
    .innerJoin(scheduleEvent, isRowOfEnrolment)
    .where(and(eq(enrolment.doctorId, doctorId), isNotNull(scheduleEvent.paperId)))
    .orderBy(asc(isEntered), asc(enrolment.id))
  return new Map(rows.map(({ paperId, ...way }) => [paperId!, way]))
}

function reviewOf(row: PaperRow, way: Way | undefined, hasSat: boolean): string {
  if (row.kind === 'quiz') return `/quiz-question-answer/${row.key}`
  if (row.kind !== 'schedule_exam' || way === undefined) return `/bcs-exam-question-answer/${row.key}`
  const page = hasSat ? 'participated-questions-answer' : 'question-answer-list'
  return `/my/courses/${way.id}/events/${way.eventId}/exam/${page}`
}
