import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FilledExam, fillExam } from '../../../testing/builders/fill-exam.ts'
import { createAttemptInserter, type InsertAttempt, type NewAttempt } from './insert-attempts.ts'

let database: Database
let exam: FilledExam
let insertAttempt: InsertAttempt
const startedAt = new Date('2026-07-01T04:00:00Z')
const endsAt = new Date('2026-07-01T06:00:00Z')
const heldUntil = new Date('2026-07-01T06:00:30Z')

beforeAll(async () => {
  database = await createTestDatabase()
  insertAttempt = createAttemptInserter(database.db)
  exam = await fillExam(database.db, { examinees: 12 })
})
afterAll(() => database.close())

function attemptOf(examinee: number, own: Partial<NewAttempt> = {}): NewAttempt {
  return {
    paperId: exam.paperId,
    doctorId: exam.doctorIds[examinee]!,
    number: 1,
    startedAt,
    endsAt,
    ranked: true,
    order: { questions: [examinee + 1, 7], parts: { 7: [2, 1] } },
    answeredPlaces: '00',
    partialPlaces: '00',
    deviceId: null,
    ...own,
  }
}

const read = async (id: number | undefined) =>
  (
    await database.db
      .select()
      .from(tables.attempt)
      .where(eq(tables.attempt.id, id ?? 0))
  )[0]

describe('attempts that are begun at the same moment', () => {
  it('are written by one transaction, each as it was drawn', async () => {
    const connect = vi.spyOn(database.pool, 'connect')
    const begun = await Promise.all([0, 1, 2, 3].map((nth) => insertAttempt(attemptOf(nth))))
    expect(connect).toHaveBeenCalledTimes(1)
    connect.mockRestore()
    for (const [nth, row] of begun.entries()) {
      const { deviceId: _device, ...drawn } = attemptOf(nth)
      expect(await read(row?.id)).toMatchObject({ ...drawn, steps: 0, finishedAt: null })
    }
  })

  it('hold their own device, and never for a shorter time than before', async () => {
    const devices = await database.db.select().from(tables.device)
    const deviceOf = (nth: number) => devices.find(({ doctorId }) => doctorId === exam.doctorIds[nth])!.id
    const later = new Date('2026-07-02T00:00:00Z')
    await database.db
      .update(tables.device)
      .set({ heldUntil: later })
      .where(eq(tables.device.id, deviceOf(5)))
    await Promise.all([4, 5].map((nth) => insertAttempt(attemptOf(nth, { deviceId: deviceOf(nth) }))))
    const after = new Map((await database.db.select().from(tables.device)).map((row) => [row.id, row.heldUntil]))
    expect([4, 5, 6].map((nth) => after.get(deviceOf(nth)))).toEqual([heldUntil, later, null])
  })

  it('are one when they are of one doctor, and only its own drawing counts', async () => {
    const other = { questions: [99], parts: {} }
    const [first, second] = await Promise.all([
      insertAttempt(attemptOf(7)),
      insertAttempt(attemptOf(7, { order: other })),
    ])
    expect(second).toBeUndefined()
    expect((await read(first?.id))?.order).toEqual(attemptOf(7).order)
    expect(await insertAttempt(attemptOf(7))).toBeUndefined()
  })

  it('do not suffer for one that cannot be written', async () => {
    const [good, bad, alsoGood] = await Promise.allSettled([
      insertAttempt(attemptOf(8)),
      insertAttempt(attemptOf(9, { doctorId: 2_000_000_000 })),
      insertAttempt(attemptOf(10)),
    ])
    expect(bad.status).toBe('rejected')
    for (const one of [good, alsoGood])
      expect(one).toMatchObject({ status: 'fulfilled', value: { id: expect.any(Number) } })
  })
})
