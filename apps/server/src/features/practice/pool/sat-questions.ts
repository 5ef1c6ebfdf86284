import { type Db, type Tx, tables } from '@prostuti/db'
import { markAttempt } from '@prostuti/exam-rules'
import type { LastTime } from '@prostuti/learning-rules/practice/choose-questions'
import { and, desc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { asAttempt, asSteps, isExam, loadPaper, readSteps } from '../../exam/index.ts'
import { writeSatQuestions } from './write-sat-questions.ts'

const { attempt, attemptResult, paper, satQuestions } = tables

type OfDoctor = { doctorId: number; openIds: ReadonlySet<number> }

export type LastTimes = (db: Db, of: OfDoctor) => Promise<(id: number) => LastTime>

/**
 * How each question went for a doctor the last time, of exams that are open to them and of their practice. Each attempt is replayed once,
 * by the sweep that works out how it went; a process remembers the sum until another attempt is marked. Of practice the newest sittings
 * count, or years of it would keep everybody waiting; of exams all.
 */
export function createLastTimes({ practisedAtMost = 500 } = {}): LastTimes {
  const known = new LRUCache<number, { state: string; times: Map<number, LastTime> }>({ max: 500 })
  return async (db, of) => {
    await keepSatQuestions(db, of.doctorId)
    const state = `${await readState(db, of.doctorId)} ${[...of.openIds].join()}`
    const remembered = known.get(of.doctorId)
    const times = remembered?.state === state ? remembered.times : await readTimes(db, { ...of, practisedAtMost })
    known.set(of.doctorId, { state, times })
    return (id) => times.get(id)
  }
}

const counted = (doctorId: number): SQL | undefined =>
  and(eq(attempt.doctorId, doctorId), attempt.isMarked, isNull(attempt.voidedAt))

const isOutdated = or(isNull(satQuestions.attemptId), lt(satQuestions.keysRevision, attemptResult.keysRevision))

/** The sweep behind the marking has most of it; who has just handed in shall not wait for the sweep, nor for all that it has still to do. */
const replayedAtMost = 10

/** Writes down what is not yet, or was made with older keys: of the newest attempts, since what went last counts. */
async function keepSatQuestions(db: Db, doctorId: number): Promise<void> {
  const due = await db
    .select({ row: attempt })
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .leftJoin(satQuestions, eq(satQuestions.attemptId, attempt.id))
    .where(and(counted(doctorId), isOutdated))
    .orderBy(desc(attempt.finishedAt), desc(attempt.id))
    .limit(replayedAtMost)
  if (due.length === 0) return
  const steps = await readSteps(
    db,
    due.map(({ row }) => row.id),
  )
  const replayed: Parameters<typeof writeSatQuestions>[1][number][] = []
  for (const { row } of due) {
    const of = await loadPaper(db, row.paperId)
    const marked = markAttempt(of.markable, asAttempt({ ...row, pausedAt: null }), asSteps(of, steps.get(row.id)))
    replayed.push({ attemptId: row.id, keysRevision: of.row.keysRevision, marked })
  }
  await writeSatQuestions(db, replayed)
}

/** Changes with every attempt that is marked, or marked again. */
async function readState(tx: Tx, doctorId: number): Promise<string> {
  const [row] = await tx
    .select({
      state: sql<string>`concat_ws(' ', count(*), max(${attempt.id}), sum(${satQuestions.keysRevision}))`,
    })
    .from(satQuestions)
    .innerJoin(attempt, eq(attempt.id, satQuestions.attemptId))
    .where(counted(doctorId))
  return row?.state ?? ''
}

type Kept = OfDoctor & { practisedAtMost: number }

async function readTimes(tx: Tx, { doctorId, openIds, practisedAtMost }: Kept): Promise<Map<number, LastTime>> {
  const lastPractised = tx
    .select({ id: attempt.id })
    .from(attempt)
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .where(and(counted(doctorId), not(isExam())))
    .orderBy(desc(attempt.finishedAt), desc(attempt.id))
    .limit(practisedAtMost)
  const rows = await tx
    .select({
      paperId: attempt.paperId,
      kind: paper.kind,
      right: satQuestions.rightIds,
      missed: satQuestions.missedIds,
    })
    .from(satQuestions)
    .innerJoin(attempt, eq(attempt.id, satQuestions.attemptId))
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .where(and(counted(doctorId), or(isExam(), inArray(attempt.id, lastPractised))))
    .orderBy(attempt.finishedAt, attempt.id)
  const times = new Map<number, LastTime>()
  for (const { paperId, kind, right, missed } of rows) {
    // What was right in an exam that is not out yet is told by nothing.
    if (kind !== 'practice' && !openIds.has(paperId)) continue
    for (const id of right) times.set(id, 'right')
    for (const id of missed) times.set(id, 'missed')
  }
  return times
}
