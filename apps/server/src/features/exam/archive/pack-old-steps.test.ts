import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours } from '../../../testing/test-clock.ts'
import { readSteps } from '../journal/read-steps.ts'
import { correctKey } from '../marking/correct-key.ts'
import { publishRanks } from '../marking/publish-ranks.ts'
import { regradePapers } from '../marking/regrade-papers.ts'
import { dropPackedPartitions } from './drop-packed-partitions.ts'
import { keepPartitionsAhead } from './keep-partitions-ahead.ts'
import { packOldSteps } from './pack-old-steps.ts'
import { readPartitions } from './step-partitions.ts'

const { answerStep, attempt, attemptResult, keyCorrection, objection, packedSteps, paper: paperTable } = tables
const year = days(365)

let test: ExamApp
let db: ExamApp['db']
beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())
afterEach(async () => {
  await db.execute(sql`delete from attempt`)
})

const now = () => test.clock.now()
const pack = (signal = new AbortController().signal) => packOldSteps(db, { keptMonths: 6, now: now(), signal })
const packed = async () =>
  (await db.select({ id: packedSteps.attemptId }).from(packedSteps).orderBy(packedSteps.attemptId)).map(({ id }) => id)
const rows = () => db.$count(answerStep)

type Paper = Awaited<ReturnType<typeof buildPaper>>

const oldPaper = (fields: Parameters<typeof buildPaper>[1] = {}) =>
  buildPaper(db, {
    kind: 'bcs_exam',
    pack: 'bcs-prelim-50',
    each: 2,
    opensAt: test.ago(year + hours(3)),
    closesAt: test.ago(year),
    ...fields,
  })

/** Sat a year ago by somebody who changed their mind once, and took one choice back. */
async function sit(paper: Paper, fields: { finishedAt?: Date; answers?: (number | null)[] } = {}) {
  const finishedAt = fields.finishedAt ?? test.ago(year + hours(1))
  const startedAt = new Date(finishedAt.getTime() - hours(1))
  const { id: doctorId } = await buildDoctor(db)
  const answers = fields.answers ?? [null, ...paper.questions.slice(1).map((_, nth) => 1 + (nth % 4))]
  const row = await buildSatAttempt(db, { paper, doctorId, answers, startedAt, finishedAt })
  const [first] = paper.questions
  await db.execute(sql`insert into answer_step values (${row.id}, ${first!.id}, 9000000000000, '1.0',
    ${startedAt.toISOString()}::timestamptz + interval '1.234567 seconds')`)
  return row
}

/** Every step to the letter, whichever way it is kept. */
const letters = async () =>
  (await db.execute(sql`select *, answer::text, saved_at::text from written_step order by 1, 3, 2`)).rows

describe('packing the steps of old attempts', () => {
  it('loses nothing of them, and whoever reads them sees no difference', async () => {
    const paper = await oldPaper()
    const ids = [(await sit(paper)).id, (await sit(paper)).id]
    await publishRanks(db, now())
    const [was, read, count] = [await letters(), await readSteps(db, ids), await rows()]
    expect(count).toBe(2 * (paper.questions.length + 1))
    expect(await pack()).toBe(2)
    expect([await packed(), await rows()]).toEqual([ids, 0])
    expect(await letters()).toEqual(was)
    const sorted = (steps: Map<number, { sequence: number }[]>) =>
      [...steps].map(([id, own]) => [id, own.toSorted((one, other) => one.sequence - other.sequence)])
    expect(sorted(await readSteps(db, ids))).toEqual(sorted(read))
    expect(await pack()).toBe(0)
  })

  it('leaves what can be marked again: a corrected key counts for packed answers too', async () => {
    const paper = await oldPaper()
    const [first] = paper.questions
    const wrong = wrongAnswer(first!) as number
    const doctorId = (await buildDoctor(db)).id
    const times = { startedAt: test.ago(year + hours(2)), finishedAt: test.ago(year + hours(1)) }
    const { id } = await buildSatAttempt(db, { paper, doctorId, answers: [wrong], ...times })
    await publishRanks(db, now())
    expect(await pack()).toBe(1)
    const staffId = (await buildStaff(db)).id
    const key = { type: 'sba' as const, options: [wrong] }
    await db.transaction((tx) => correctKey(tx, { questionId: first!.id, key, staffId, note: 'x', now: now() }))
    expect(await regradePapers(db, now())).toBe(1)
    const [result] = await db.select().from(attemptResult).where(eq(attemptResult.attemptId, id))
    expect(result).toMatchObject({ right: 1, marks: 100 })
  })

  it('leaves alone what is young, running, unmarked, unranked yet, withheld, objected to or being corrected', async () => {
    const due = await oldPaper()
    const young = await oldPaper({ closesAt: test.ago(days(100)) })
    const unmarked = await oldPaper()
    const late = await oldPaper({ ranksAt: test.ahead(hours(1)) })
    const kept = await oldPaper({ answersAt: test.ahead(hours(1)) })
    const held = await oldPaper({ heldAt: test.ago(days(1)) })
    const open = await oldPaper({ closesAt: test.ahead(hours(1)) })
    const contested = await oldPaper()
    const corrected = await oldPaper()
    const outdated = await oldPaper()
    // Without ranks: only its results say that they are of older keys.
    const practice = await oldPaper({ closesAt: null })
    const packable = [await sit(due)]
    await sit(young, { finishedAt: test.ago(days(150)) })
    await buildSatAttempt(db, {
      paper: unmarked,
      doctorId: (await buildDoctor(db)).id,
      answers: [rightAnswer(unmarked.questions[0]!)],
      startedAt: test.ago(year + hours(2)),
      finishedAt: test.ago(year + hours(1)),
      marked: false,
    })
    for (const paper of [late, kept, held, open, contested, corrected, outdated, practice]) await sit(paper)
    await publishRanks(db, now())
    const [doctorId, staffId] = [(await buildDoctor(db)).id, (await buildStaff(db)).id]
    const about = (paper: Paper) => ({ paperId: paper.row.id, questionId: paper.questions[0]!.id })
    await db.insert(objection).values({ ...about(contested), doctorId, reason: 'other', words: 'x' })
    const key = { type: 'sba' as const, options: [1] }
    await db.insert(keyCorrection).values({ ...about(corrected), kind: 'new_key', key, createdBy: staffId })
    for (const { row } of [outdated, practice])
      await db.update(paperTable).set({ keysRevision: 2 }).where(eq(paperTable.id, row.id))
    const before = await letters()
    expect(await pack()).toBe(1)
    expect(await packed()).toEqual(packable.map(({ id }) => id))
    expect(await letters()).toEqual(before)
    // Once each is settled it goes too, but for the young and the unmarked.
    await db.update(objection).set({ answeredAt: now(), verdict: 'declined' })
    await db.update(keyCorrection).set({ state: 'dropped' })
    await db.update(paperTable).set({ heldAt: null, ranksAt: null, answersAt: null })
    await db
      .update(paperTable)
      .set({ closesAt: test.ago(days(1)) })
      .where(eq(paperTable.id, open.row.id))
    await regradePapers(db, now())
    await publishRanks(db, now())
    expect(await pack()).toBe(8)
    expect(await letters()).toEqual(before)
  })

  it('goes on where it was stopped, and waits while a ranked exam is sat', async () => {
    const paper = await oldPaper({ each: 1 })
    for (let nth = 0; nth < 60; nth++) await sit(paper, { answers: [1] })
    await publishRanks(db, now())
    const was = await letters()
    const running = await buildAttempt(db, await oldPaper({ closesAt: test.ahead(hours(2)) }), {
      startedAt: now(),
      endsAt: test.ahead(hours(1)),
    })
    expect(await pack()).toBe(0)
    await db.delete(attempt).where(eq(attempt.id, running.id))

    const stopping = new AbortController()
    // Asked before every batch: once, and then the process wants to end.
    const once = Object.defineProperty({}, 'aborted', {
      get: () => {
        const { aborted } = stopping.signal
        stopping.abort()
        return aborted
      },
    }) as AbortSignal
    expect(await pack(once)).toBe(50)
    expect([(await packed()).length, await rows()]).toEqual([50, 10 * 2])
    expect(await letters()).toEqual(was)
    expect(await pack()).toBe(10)
    expect([await letters(), await rows()]).toEqual([was, 0])
  })

  it('keeps the rows where what was packed is not what was saved, or where it is killed before the end', async () => {
    const paper = await oldPaper()
    await sit(paper)
    await publishRanks(db, now())
    const was = await letters()
    await db.execute(sql`create function spoil() returns trigger language plpgsql as $$ begin
      NEW.sequences[1] = NEW.sequences[1] + 1; return NEW; end $$`)
    await db.execute(sql`create trigger spoil before insert on packed_steps for each row execute function spoil()`)
    await expect(pack()).rejects.toThrow('not those that were saved')
    await db.execute(sql`drop trigger spoil on packed_steps`)
    expect([await packed(), await letters()]).toEqual([[], was])

    await db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`)
    await db.execute(sql`create trigger fail after delete on answer_step for each row execute function fail()`)
    await expect(pack()).rejects.toThrow()
    await db.execute(sql`drop trigger fail on answer_step`)
    expect([await packed(), await letters()]).toEqual([[], was])
    expect(await pack()).toBe(1)
    expect(await letters()).toEqual(was)
  })
})

describe('a partition whose attempts are all packed', () => {
  const perPartition = 10
  const names = async () => (await readPartitions(db)).map(({ name }) => name)

  it('goes with the run after, while one with anything left in it, or ahead, stays', async () => {
    const paper = await oldPaper()
    const held = await oldPaper({ heldAt: test.ago(days(1)) })
    await db.execute(sql`select setval('attempt_id_seq', 999)`)
    await keepPartitionsAhead(db, perPartition)
    for (let nth = 0; nth < 10; nth++) await sit(paper)
    await sit(held)
    for (let nth = 11; nth < 21; nth++) await sit(paper)
    await publishRanks(db, now())
    await keepPartitionsAhead(db, perPartition)
    const before = await names()
    const was = await letters()
    expect(await pack()).toBe(20)
    expect(await names()).toEqual(before)
    // Somebody who reads for long holds it up, and is not held up.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from answer_step limit 1`)
      expect(await dropPackedPartitions(db, now())).toBe(0)
    })
    expect(await pack()).toBe(0)
    expect(before.filter((name) => name !== 'answer_step_from_0')).toEqual(await names())
    expect(await letters()).toEqual(was)
    await db.update(paperTable).set({ heldAt: null })
    await publishRanks(db, now())
    expect([await pack(), await pack()]).toEqual([1, 0])
    expect(await letters()).toEqual(was)
    // The one in which the next attempt will be is empty as well, and needed.
    expect((await names())[0]).toBe('answer_step_from_1020')
  })
})
