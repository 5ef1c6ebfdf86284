import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { readEmbargoes } from '../results/read-embargoes.ts'
import { showResult } from '../results/show-result.ts'
import { asAttempt, attemptTimeColumns } from '../sitting/attempt-row.ts'
import { enterablePapers } from './enterable-papers.ts'
import type { PaperRow } from './paper-times.ts'
import type { ParticipantCounts } from './participant-counts.ts'
import { type ExamCard, presentCard } from './present-card.ts'

const { attempt, attemptResult, courseSetting, paper, site } = tables

type CardQuery = {
  papers: readonly PaperRow[]
  /** Undefined for a visitor. */
  doctorId: number | undefined
  now: Date
  locale: Locale
  counts: ParticipantCounts
  /** Where the way to the paper has already answered whether the doctor may sit it. */
  mayEnter?: boolean
  /** Whether they stand in the timetable of a course that the doctor is in. */
  ofCourse?: boolean
  /** As `readEmbargoes` has it, where the way to the paper knows: practice waits for the exams behind it. */
  embargoes?: ReadonlyMap<number, Date> | undefined
}

/** Papers as lists show them, with what the reader has done; the same few queries for one paper and for a hundred. */
export async function readCards(
  tx: Tx,
  { papers, doctorId, now, locale, counts, mayEnter, ofCourse, ...known }: CardQuery,
): Promise<ExamCard[]> {
  const ids = papers.map(({ id }) => id)
  const [participants, featuredKey, own] = await Promise.all([
    counts.of(tx, ids),
    readFeaturedKey(tx),
    doctorId === undefined ? undefined : readOwn(tx, { doctorId, papers, mayEnter }),
  ])
  const ofPaper = Map.groupBy(own?.rows ?? [], ({ attempt: { paperId } }) => paperId)
  // Of other papers there is nothing to keep back from this reader.
  const isMissed = ({ closesAt }: PaperRow) => ofCourse === true && closesAt !== null && closesAt <= now
  const concerned = papers.filter((paper) => ofPaper.has(paper.id) || paper.key === featuredKey || isMissed(paper))
  const embargoes =
    known.embargoes ?? (await readEmbargoes(tx, { paperIds: concerned.map(({ id }) => id), doctorId, now }))
  return papers.map((paper) => {
    const rows = ofPaper.get(paper.id) ?? []
    const embargoUntil = embargoes.get(paper.id)
    const show = ({ attempt: row, result }: OwnRow) =>
      [row.id, showResult(now, { paper, attempt: asAttempt(row), embargoUntil, result })] as const
    return presentCard({
      paper,
      now,
      locale,
      reader: own && { doctorId: own.doctorId, mayEnter: own.mayEnter(paper) },
      attempts: rows.map((row) => row.attempt),
      results: new Map(rows.map(show)),
      participants: participants.get(paper.id) ?? 0,
      featured: paper.key === featuredKey,
      ofCourse,
      embargoUntil,
    })
  })
}

/** The key of the exam whose answers the home page shows to everybody. */
export async function readFeaturedKey(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ key: site.featuredExamKey }).from(site).where(eq(site.id, 1))
  return row?.key ?? null
}

type OwnRow = Awaited<ReturnType<typeof readOwn>>['rows'][number]
type OwnQuery = Pick<CardQuery, 'papers'> & { doctorId: number; mayEnter: boolean | undefined }

async function readOwn(tx: Tx, { doctorId, papers, mayEnter }: OwnQuery) {
  const ids = papers.map(({ id }) => id)
  const [enterable, rows] = await Promise.all([
    mayEnter === undefined ? enterablePapers(tx, { doctorId, papers }) : undefined,
    tx
      .select({
        attempt: {
          id: attempt.id,
          paperId: attempt.paperId,
          number: attempt.number,
          ...attemptTimeColumns,
          answeredPlaces: attempt.answeredPlaces,
          partialPlaces: attempt.partialPlaces,
        },
        result: {
          marks: attemptResult.marks,
          outcome: attemptResult.outcome,
          // A course may keep ranks hidden.
          rank: sql<number | null>`case when ${courseSetting.showRank} is not false then ${attemptResult.rank} end`,
        },
      })
      .from(attempt)
      .innerJoin(paper, eq(paper.id, attempt.paperId))
      .leftJoin(courseSetting, eq(courseSetting.courseId, paper.courseId))
      .leftJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
      .where(and(eq(attempt.doctorId, doctorId), inArray(attempt.paperId, ids))),
  ])
  return { doctorId, mayEnter: ({ id }: PaperRow) => mayEnter ?? enterable?.has(id) ?? false, rows }
}
