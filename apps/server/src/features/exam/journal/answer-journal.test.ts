import { connect, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { startWireProxy } from '@prostuti/db/testing/wire-proxy'
import { noPositions, positionsOf } from '@prostuti/exam-rules'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildPaper, rightAnswer } from '../../../testing/builders/build-paper.ts'
import { readMetric } from '../../../testing/read-metric.ts'
import { loadPaper } from '../papers/paper-store.ts'
import { finishAttempt } from '../sitting/finish-attempt.ts'
import { AnswerJournal } from './answer-journal.ts'
import { type NewStep, writeSteps } from './write-steps.ts'

const database = await createTestDatabase()
const { db } = database
// As many processes do: each has its own queue, and all write to the same rows.
const journals = [new AnswerJournal(database), new AnswerJournal(database)]
const journal = journals[0]!
let paper: Awaited<ReturnType<typeof buildPaper>>
beforeAll(async () => {
  paper = await buildPaper(db, { each: 20 })
})
afterAll(async () => {
  await Promise.all(journals.map((each) => each.close()))
  await database.close()
})

type Attempt = Pick<typeof tables.attempt.$inferSelect, 'doctorId' | 'paperId'>

const stepOf = ({ doctorId, paperId }: Attempt, nth: number, changes: Partial<NewStep> = {}): NewStep => ({
  doctorId,
  paperId,
  number: null,
  questionId: paper.questions[nth]!.id,
  bit: nth,
  sequence: 1,
  answer: JSON.stringify(rightAnswer(paper.questions[nth]!)),
  fullness: 'full',
  at: new Date(),
  ...changes,
})

const none = () => noPositions(paper.questions)

const stepsIn = (attemptId: number) =>
  db
    .select()
    .from(tables.answerStep)
    .where(eq(tables.answerStep.attemptId, attemptId))
    .orderBy(asc(tables.answerStep.questionId), asc(tables.answerStep.sequence))

const codesOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((each) => (each.status === 'fulfilled' ? 'saved' : each.reason.code))

describe('the answer journal', () => {
  it('acknowledges everything that arrives together, and has it', async () => {
    const attempts = await Promise.all(Array.from({ length: 30 }, () => buildAttempt(db, paper)))
    const saves = attempts.flatMap((attempt) => [0, 1, 2].map((nth) => journal.save(stepOf(attempt, nth))))
    const saved = await Promise.all(saves)
    const firstThree = paper.questions.slice(0, 3).map(({ id }) => id)
    expect(saved[2]).toEqual({
      answered: positionsOf(paper.questions, firstThree),
      partial: none(),
      endsAt: attempts[0]!.endsAt.getTime(),
      news: 0,
      paused: false,
    })
    for (const { id } of attempts) expect(await stepsIn(id)).toHaveLength(3)
  })

  it('keeps the lists of what is wholly and partly answered with every step', async () => {
    const attempt = await buildAttempt(db, paper)
    const first = positionsOf(paper.questions, [paper.questions[0]!.id])
    const partly = { fullness: 'partial' as const, answer: '{"1":"T"}' }
    const cleared = { fullness: 'empty' as const, answer: 'null' }
    expect(await journal.save(stepOf(attempt, 0, partly))).toMatchObject({ answered: none(), partial: first })
    expect(await journal.save(stepOf(attempt, 0, { sequence: 2 }))).toMatchObject({ answered: first, partial: none() })
    expect(await journal.save(stepOf(attempt, 0, { sequence: 3 }))).toMatchObject({ answered: first, partial: none() })
    expect(await journal.save(stepOf(attempt, 0, { sequence: 4, ...cleared }))).toMatchObject({
      answered: none(),
      partial: none(),
    })
    expect(await stepsIn(attempt.id)).toMatchObject([
      { sequence: 1 },
      { sequence: 2 },
      { sequence: 3 },
      { answer: null },
    ])
  })

  it('refuses an older step and the same number with another answer, and writes neither', async () => {
    const attempt = await buildAttempt(db, paper)
    await journal.save(stepOf(attempt, 0, { sequence: 5 }))
    const other = JSON.stringify(99)
    const settled = await Promise.allSettled([
      journal.save(stepOf(attempt, 0, { sequence: 4 })),
      journal.save(stepOf(attempt, 0, { sequence: 5, answer: other })),
      journal.save(stepOf(attempt, 0, { sequence: 5 })),
      journal.save(stepOf(attempt, 1, { sequence: 4 })),
    ])
    expect(codesOf(settled)).toEqual(['answer_outdated', 'answer_outdated', 'saved', 'saved'])
    expect(await stepsIn(attempt.id)).toHaveLength(2)
  })

  it('refuses what arrives after the grace, after a finish, and where nothing was begun', async () => {
    const endsAt = new Date()
    const late = await buildAttempt(db, paper, { startedAt: new Date(endsAt.getTime() - 60_000), endsAt })
    const at = (ms: number) => ({ at: new Date(endsAt.getTime() + ms) })
    const finished = await buildAttempt(db, paper, { finishedAt: new Date(), finishedBy: 'doctor' })
    const settled = await Promise.allSettled([
      journal.save(stepOf(late, 0, at(29_999))),
      journal.save(stepOf(late, 1, at(30_000))),
      journal.save(stepOf(late, 0, at(40_000))),
      journal.save(stepOf(finished, 0)),
      journal.save(stepOf({ doctorId: 2_000_000_000, paperId: paper.row.id }, 0)),
    ])
    // The third is a repeat of the first, which only wants to know that it arrived.
    expect(codesOf(settled)).toEqual(['saved', 'exam_finished', 'saved', 'exam_finished', 'not_found'])
    expect(await stepsIn(late.id)).toHaveLength(1)
    expect(await stepsIn(finished.id)).toHaveLength(0)
  })

  it('does not let a row that cannot be written fail its neighbours', async () => {
    const attempts = await Promise.all(Array.from({ length: 5 }, () => buildAttempt(db, paper)))
    const settled = await Promise.allSettled(
      attempts.map((attempt, nth) => journal.save(stepOf(attempt, 0, nth === 2 ? { sequence: 0 } : {}))),
    )
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await stepsIn(attempts[2]!.id)).toHaveLength(0)
    expect(await stepsIn(attempts[3]!.id)).toHaveLength(1)
  })

  it('lets no save pass a finish: 64 attempts, each saved by two processes while it is handed in', async () => {
    const loaded = await loadPaper(db, paper.row.id)
    const attempts = await Promise.all(Array.from({ length: 64 }, () => buildAttempt(db, paper)))
    const acknowledged = await Promise.all(
      attempts.map(async ({ id, doctorId, paperId }, index) => {
        // The clock of the second process is ahead, as clocks are.
        const ahead = () => new Date(Date.now() + 500)
        const saves = Array.from({ length: 12 }, (_, nth) =>
          journals[nth % 2]!.save(stepOf({ doctorId, paperId }, nth, nth % 2 ? { at: ahead() } : {})).then(
            () => true,
            () => false,
          ),
        )
        await new Promise((resolve) => setTimeout(resolve, index % 16))
        await db.transaction((tx) => finishAttempt(tx, { paper: loaded, doctorId, now: new Date() }))
        return { id, count: (await Promise.all(saves)).filter(Boolean).length }
      }),
    )
    for (const { id, count } of acknowledged) {
      expect(await stepsIn(id)).toHaveLength(count)
      const [result] = await db.select().from(tables.attemptResult).where(eq(tables.attemptResult.attemptId, id))
      expect(result?.correctQuestions).toBe(count)
    }
    const counts = acknowledged.map(({ count }) => count)
    expect(Math.min(...counts), 'some finish came before some save').toBeLessThan(12)
    expect(Math.max(...counts), 'some save came before its finish').toBeGreaterThan(0)
  })

  const somebodyWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return rows[0]?.count
      })
      .toBe(1)

  it('lets a finish wait for the save that came before it, and counts it even if its clock is ahead', async () => {
    const attempt = await buildAttempt(db, paper)
    const loaded = await loadPaper(db, paper.row.id)
    const saving = await database.pool.connect()
    await saving.query('begin')
    await writeSteps(saving, [stepOf(attempt, 0, { at: new Date(Date.now() + 500) })])
    const finishing = db.transaction((tx) =>
      finishAttempt(tx, { paper: loaded, doctorId: attempt.doctorId, now: new Date() }),
    )
    await somebodyWaits()
    await saving.query('commit')
    saving.release()
    await finishing
    const [result] = await db.select().from(tables.attemptResult).where(eq(tables.attemptResult.attemptId, attempt.id))
    expect(result?.correctQuestions).toBe(1)
  })

  it('lets a save wait for the finish that came before it, and refuses it', async () => {
    const attempt = await buildAttempt(db, paper)
    const loaded = await loadPaper(db, paper.row.id)
    let save: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await finishAttempt(tx, { paper: loaded, doctorId: attempt.doctorId, now: new Date() })
      save = journal.save(stepOf(attempt, 0)).catch((error) => error.code)
      await somebodyWaits()
    })
    expect(await save).toBe('exam_finished')
    expect(await stepsIn(attempt.id)).toHaveLength(0)
  })

  it('lets the highest sequence win whoever writes first, and loses none of two processes', async () => {
    const attempts = await Promise.all(Array.from({ length: 8 }, () => buildAttempt(db, paper)))
    const settled = await Promise.all(
      attempts.map((attempt) =>
        Promise.allSettled(
          Array.from({ length: 20 }, (_, nth) =>
            journals[nth % 2]!.save(
              stepOf(attempt, 0, { sequence: 1 + ((nth * 7) % 20), answer: String(1 + ((nth * 7) % 20)) }),
            ),
          ),
        ),
      ),
    )
    for (const [index, { id }] of attempts.entries()) {
      const steps = await stepsIn(id)
      expect(steps.at(-1)).toMatchObject({ sequence: 20, answer: 20 })
      expect(steps).toHaveLength(settled[index]!.filter(({ status }) => status === 'fulfilled').length)
    }
  })

  it('goes on by itself when its connection is killed, and what it acknowledged is there', async () => {
    const attempt = await buildAttempt(db, paper)
    let killing = true
    const kill = async () => {
      while (killing) {
        await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and query like '%ordinality%'`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    const killer = kill()
    const acknowledged: number[] = []
    for (let sequence = 1; sequence <= 60; sequence++)
      await journal.save(stepOf(attempt, sequence % 20, { sequence })).then(
        () => acknowledged.push(sequence),
        (error) => expect(error.code).toBe('unavailable'),
      )
    killing = false
    await killer
    const written = (await stepsIn(attempt.id)).map(({ sequence }) => sequence)
    expect(acknowledged.filter((sequence) => !written.includes(sequence))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(30)
  })

  it('keeps nobody waiting behind a statement that hangs, and saves again when it is through', async () => {
    const [held, other] = [await buildAttempt(db, paper), await buildAttempt(db, paper)]
    const own = new AnswerJournal(database, { waitAtMostMs: 300 })
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from attempt where id = $1 for update', [held.id])
    const first = own.save(stepOf(held, 0))
    // Taken with the first statement, or left for the next: told either way.
    const behind = [own.save(stepOf(held, 1)), own.save(stepOf(other, 0))]
    expect(await readMetric('prostuti_answer_journal_waiting')).toBe(3)
    expect(codesOf(await Promise.allSettled([first, ...behind]))).toEqual(Array(3).fill('unavailable'))
    await holder.query('rollback')
    holder.release()
    expect(await own.save(stepOf(held, 2))).toBeDefined()
    await own.close()
  })

  it('acknowledges a step that two processes wrote in one moment, or whose first try came through unheard', async () => {
    const attempt = await buildAttempt(db, paper)
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from attempt where id = $1 for update', [attempt.id])
    const same = journals.map((each) => each.save(stepOf(attempt, 0)))
    await expect
      .poll(
        async () =>
          (
            await db.execute(sql`select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`)
          ).rows.length,
        { timeout: 15_000 },
      )
      .toBe(2)
    await holder.query('commit')
    holder.release()
    expect(codesOf(await Promise.allSettled(same))).toEqual(['saved', 'saved'])

    let isUnheard = true
    const socket = new URL(database.url).searchParams.get('host')
    const proxy = await startWireProxy(
      { path: `${socket}/.s.PGSQL.5432` },
      { judge: (statement) => (isUnheard && statement.includes('ordinality') ? 'unanswered' : undefined) },
    )
    const far = connect(proxy.urlFor(database.url), { max: 2, statementWithinMs: 4500 })
    const own = new AnswerJournal(far)
    const unheard = own.save(stepOf(attempt, 1))
    await expect.poll(async () => (await stepsIn(attempt.id)).length, { timeout: 15_000 }).toBe(2)
    isUnheard = false
    expect(codesOf(await Promise.allSettled([unheard]))).toEqual(['saved'])
    expect(await stepsIn(attempt.id)).toHaveLength(2)
    await own.close()
    await far.close()
    await proxy.close()
  })

  it('acknowledges nothing while the database is away, and says so', async () => {
    const away = connect('postgres:///nothing?host=/nowhere/at/all', { max: 1 })
    const own = new AnswerJournal(away)
    const settled = await Promise.allSettled([1, 2].map((nth) => own.save(stepOf({ doctorId: nth, paperId: 1 }, 0))))
    expect(codesOf(settled)).toEqual(['unavailable', 'unavailable'])
    await own.close()
    await away.close()
  })

  it('waits for what is on its way before it closes, and takes nothing after', async () => {
    const own = new AnswerJournal(database)
    const attempt = await buildAttempt(db, paper)
    let saved = false
    const save = own.save(stepOf(attempt, 0)).then(() => {
      saved = true
    })
    await own.close()
    expect(saved).toBe(true)
    await save
    await expect(own.save(stepOf(attempt, 1))).rejects.toThrow('unavailable')
  })
})
