import { connect, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { getTableColumns } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { AnswerJournal } from '../../features/exam/journal/answer-journal.ts'
import { loadPaper, type Paper } from '../../features/exam/papers/paper-store.ts'
import { buildPaper } from '../builders/build-paper.ts'
import { buildStaff } from '../builders/build-staff.ts'
import { fillDoctors } from '../builders/fill-doctors.ts'
import { questionsOfPaper, type Schedule } from './schedules.ts'
import { SittingModel } from './sitting-model.ts'

export const began = new Date('2026-11-20T03:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

export type Seat = {
  schedule: Schedule
  model: SittingModel
  paper: Paper
  doctorId: number
  attemptId: number
  /** The last extension that was given. */
  extension: number | undefined
  sequence: number
}

export type SittingWorld = Awaited<ReturnType<typeof openSittingWorld>>

/** An exam for each schedule, with one doctor who has begun, all in one database. */
export async function openSittingWorld(schedules: readonly Schedule[]) {
  const { url, ...first } = await createTestDatabase()
  await first.close()
  const database = connect(url, { max: 12 })
  const killer = connect(url, { max: 1 })
  const { db } = database
  const member = await buildStaff(db, { role: 'manager', duties: ['exam_control'] })
  const { doctorIds } = await fillDoctors(db, { doctors: schedules.length, now: began })
  const papers = await copyPapers(db, schedules)
  const seats = await seatAll(db, { schedules, papers, doctorIds })
  const journal = new AnswerJournal(database)
  return {
    ...{ db, member, journal, seats },
    /** Every connection but the killer's own dies, as with a process or with the database. */
    async kill(): Promise<void> {
      await killer.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    },
    async close(): Promise<void> {
      await journal.close()
      await killer.close()
      await database.close()
    },
  }
}

type Db = ReturnType<typeof connect>['db']

async function copyPapers(db: Db, schedules: readonly Schedule[]): Promise<Paper[]> {
  const { row, questions } = await buildPaper(db, {
    ...{ kind: 'bcs_exam', each: questionsOfPaper, answersAt: new Date(began.getTime() + day) },
    ...{ opensAt: new Date(began.getTime() - minute), closesAt: new Date(began.getTime() + day) },
  })
  const loaded = await loadPaper(db, row.id)
  const { id: _, ...fields } = row
  const copies = await db
    .insert(tables.paper)
    .values(
      schedules.map(({ minutes, opened }, nth) => ({
        ...fields,
        key: `schedule-${nth}`,
        durationMinutes: minutes,
        closesAt: new Date(began.getTime() + (minutes + opened) * minute),
      })),
    )
    .returning(getTableColumns(tables.paper))
  const places = questions.map(({ id, versionId, section }, at) => ({
    ...{ position: at + 1, questionId: id, versionId, section },
  }))
  await db
    .insert(tables.paperQuestion)
    .values(copies.flatMap(({ id }) => places.map((place) => ({ ...place, paperId: id }))))
  return copies.map((copy) => ({ ...loaded, row: copy }))
}

type Seated = { schedules: readonly Schedule[]; papers: readonly Paper[]; doctorIds: readonly number[] }

async function seatAll(db: Db, { schedules, papers, doctorIds }: Seated): Promise<Seat[]> {
  const none = '0'.repeat(questionsOfPaper)
  const ends = schedules.map(({ minutes }) => new Date(began.getTime() + minutes * minute))
  const rows = await db
    .insert(tables.attempt)
    .values(
      papers.map(({ row, questions }, nth) => ({
        ...{
          paperId: row.id,
          doctorId: doctorIds[nth]!,
          number: 1,
          startedAt: began,
          endsAt: ends[nth]!,
          ranked: true,
        },
        order: { questions: questions.map(({ id }) => id), parts: {} },
        ...{ answeredPlaces: none, partialPlaces: none },
      })),
    )
    .returning({ id: tables.attempt.id })
  return schedules.map((schedule, nth) => ({
    ...{ schedule, paper: papers[nth]!, doctorId: doctorIds[nth]!, attemptId: rows[nth]!.id },
    model: new SittingModel(began.getTime(), ends[nth]!.getTime()),
    ...{ extension: undefined, sequence: 0 },
  }))
}

/** The end of each attempt, as its doctor is told. */
export async function readEnds(db: Db): Promise<Map<number, number>> {
  const rows = await db.select({ id: tables.attempt.id, endsAt: tables.attempt.endsAt }).from(tables.attempt)
  return new Map(rows.map(({ id, endsAt }) => [id, endsAt.getTime()]))
}

const patience = 200

/** As somebody does whose process or connection died: the same once more, until there is an answer. */
export async function surely<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const isAnswer = error instanceof AppError && error.code !== 'unavailable'
      if (isAnswer || tried === patience) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

/** The answer, or the code of the refusal. */
export async function answerOf<Result>(work: () => Promise<Result>): Promise<{ done: Result } | { refused: string }> {
  try {
    return { done: await surely(work) }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code }
    throw error
  }
}
