import { randomInt } from 'node:crypto'
import { drawOrder, noPositions, type PaperTimes, startAttempt } from '@prostuti/exam-rules'
import { AppError } from '../../../errors.ts'
import type { Paper } from '../papers/paper-store.ts'
import { type AttemptRow, asAttempt } from './attempt-row.ts'
import type { InsertAttempt } from './insert-attempts.ts'

type AttemptStart = {
  paper: Paper
  /** Those of the paper, or newer ones. */
  times: PaperTimes
  doctorId: number
  deviceId: number | null
  earlier: readonly AttemptRow[]
  now: Date
}

/**
 * Begins the next attempt and keeps the device from being locked out meanwhile. Undefined when another tab or device began
 * it in the same moment.
 */
export async function startAttemptRow(
  insertAttempt: InsertAttempt,
  given: AttemptStart,
): Promise<AttemptRow | undefined> {
  const { paper, times, doctorId, deviceId, earlier, now } = given
  const started = startAttempt(now, times, earlier.map(asAttempt))
  if (!started.ok) throw refusals[started.reason]()
  const { startedAt, endsAt } = started.attempt
  const ranked = started.attempt.ranked && paper.row.kind !== 'practice'
  const policy = { questions: paper.row.shuffleQuestions, parts: paper.row.shuffleParts }
  const order = drawOrder(paper.questions, policy, randomInt(2 ** 32))
  const fresh = {
    ...{ paperId: paper.row.id, doctorId, number: earlier.length + 1, startedAt, endsAt, ranked, order },
    ...{ answeredPlaces: noPositions(paper.questions), partialPlaces: noPositions(paper.questions) },
  }
  const begun = await insertAttempt({ ...fresh, deviceId })
  return begun && { ...fresh, ...untouched, ...begun, pausedAt: times.pausedAt }
}

const untouched = {
  steps: 0,
  savedAt: null,
  flaggedIds: [],
  flagsSequence: 0,
  shownPlaces: null,
  finishedAt: null,
  finishedBy: null,
  isMarked: false,
  cardsRevision: null,
  voidedAt: null,
  voidWords: null,
}

const refusals = {
  not_open_yet: () => new AppError('exam_not_open_yet'),
  closed: () => new AppError('exam_closed'),
  already_done: () => new AppError('exam_finished'),
  already_running: () => new AppError('not_found'),
}
