import { type Tx, tables } from '@prostuti/db'
import { closesNow, isRunning, type PaperTimes, type Resumed, resumeAttempt } from '@prostuti/exam-rules'
import { eq } from 'drizzle-orm'
import type { SignIn } from '../../../auth/find-sign-in.ts'
import { refuseImpersonation } from '../../../auth/refuse-impersonation.ts'
import { AppError } from '../../../errors.ts'
import { asSteps, readSteps } from '../journal/read-steps.ts'
import type { CourseExam } from '../papers/find-course-exam.ts'
import type { Paper } from '../papers/paper-store.ts'
import { timesOf } from '../papers/paper-times.ts'
import { type AttemptRow, asAttempt } from './attempt-row.ts'
import { finishExpiredOf } from './finish-attempt.ts'
import { holdDevice } from './hold-devices.ts'
import { createAttemptInserter, type InsertAttempt } from './insert-attempts.ts'
import { createAttemptReader, type ReadAttempts } from './read-attempts.ts'
import { startAttemptRow } from './start-attempt-row.ts'

const { paper } = tables

export type Examinee = Pick<SignIn, 'doctorId' | 'deviceId' | 'impersonatedBy'>

type AttemptToOpen = {
  paper: Paper
  examinee: Examinee
  /** Which attempt is meant; the next number begins it. */
  number: number | undefined
  /** Asked only of whoever is about to begin. */
  entry: () => Promise<CourseExam['entry']>
  spendBeginning?: (() => Promise<void>) | undefined
  now: Date
}

/** `attempts` are all of the doctor's on this paper, the one that is sat among them. */
export type Sitting = { attempts: AttemptRow[] } & (
  | { state: 'running'; attempt: AttemptRow; resumed: Resumed }
  | { state: 'done'; attempt: AttemptRow }
)

/** What is prepared once for all attempts that are opened. */
type Prepared = { tx: Tx; attemptsOf: ReadAttempts; insertAttempt: InsertAttempt }

/** Begins an attempt at the first call and resumes it at every later one; what is over is finished and marked on the way. */
export function createAttemptOpener(tx: Tx): (opening: AttemptToOpen) => Promise<Sitting> {
  const prepared = { tx, attemptsOf: createAttemptReader(tx), insertAttempt: createAttemptInserter(tx) }
  return (opening) => openAttempt(prepared, opening)
}

async function openAttempt(prepared: Prepared, given: AttemptToOpen, isSecondTry = false): Promise<Sitting> {
  const { tx } = prepared
  const { paper, examinee, now } = given
  const attempts = await readAttempts(prepared, given)
  const meant = meantOf(attempts, given)
  if (meant === undefined) {
    // Begun by nobody else either: the paper itself has gone meanwhile.
    if (isSecondTry) throw new AppError('not_found')
    return begin(prepared, attempts, given)
  }
  if (!isRunning(now, asAttempt(meant))) return { state: 'done', attempt: meant, attempts }
  refuseImpersonation(examinee)
  if (examinee.deviceId !== null) await holdDevice(tx, examinee.deviceId, meant.id)
  if (meant.steps === 0) return { state: 'running', attempt: meant, attempts, resumed: untouched }
  const steps = asSteps(paper, (await readSteps(tx, [meant.id])).get(meant.id))
  return {
    state: 'running',
    attempt: meant,
    attempts,
    resumed: resumeAttempt(asAttempt(meant), paper.questions, steps),
  }
}

export const untouched: Resumed = { answers: {}, progress: { empty: [], partial: [], full: [] }, lastSequence: 0 }

async function readAttempts(
  { tx, attemptsOf }: Prepared,
  { paper, examinee, now }: AttemptToOpen,
): Promise<AttemptRow[]> {
  const select = () => attemptsOf({ doctorId: examinee.doctorId, paperId: paper.row.id })
  const rows = await select()
  const due = rows.some((row) => !row.isMarked && !isRunning(now, asAttempt(row)))
  if (!due) return rows
  await finishExpiredOf(tx, { doctorId: examinee.doctorId, paperId: paper.row.id, now })
  return select()
}

/** Undefined where one is to be begun. */
function meantOf(attempts: readonly AttemptRow[], { number, now }: AttemptToOpen): AttemptRow | undefined {
  if (number === undefined) return attempts.find((row) => isRunning(now, asAttempt(row))) ?? attempts.at(-1)
  if (number > attempts.length + 1) throw new AppError('not_found')
  return attempts[number - 1]
}

async function begin(prepared: Prepared, earlier: AttemptRow[], given: AttemptToOpen): Promise<Sitting> {
  const { paper, examinee, now } = given
  refuseImpersonation(examinee)
  const entry = await given.entry()
  if (entry !== 'open') throw new AppError(entry)
  await given.spendBeginning?.()
  const times = await timesToStart(prepared.tx, paper, now)
  const started = await startAttemptRow(prepared.insertAttempt, { paper, times, ...examinee, earlier, now })
  if (started === undefined) return openAttempt(prepared, given, true)
  return { state: 'running', attempt: started, attempts: [...earlier, started], resumed: untouched }
}

/** Before anybody is told that it has closed, it is asked whether the closing was moved a moment ago. */
async function timesToStart(tx: Tx, { row, times }: Paper, now: Date): Promise<PaperTimes> {
  const closing = closesNow(now, times)
  if (closing === null || now < closing) return times
  const [fresh] = await tx.select().from(paper).where(eq(paper.id, row.id))
  return fresh === undefined ? times : timesOf(fresh)
}
