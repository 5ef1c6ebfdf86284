import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, expect, it } from 'vitest'
import { buildAttempt } from './testing/builders/build-attempt.ts'
import { buildPaper } from './testing/builders/build-paper.ts'
import { buildSignIn } from './testing/builders/build-sign-in.ts'
import { buildTestApp } from './testing/test-app.ts'

// In place of a replica one that has nothing but what every centre has: what is empty was asked there.
const replica = await createTestDatabase()
const { app, deps, close } = await buildTestApp({ reading: replica.db })
const { db } = deps.database
afterAll(async () => {
  await close()
  await replica.close()
})

const read = async (path: string, headers = {}) => (await app.inject({ url: `/api/v3/web${path}`, headers })).json()

it('asks the replica for what everybody reads, and the primary for whoever is signed in', async () => {
  expect((await read('/faqs')).faqs?.length ?? 0).toBe(0)
  expect((await app.inject({ url: '/api/v3/web/app-data' })).statusCode).toBe(503)
  const paper = await buildPaper(db, { each: 2 })
  const { doctorId } = await buildAttempt(db, paper)
  const { headers } = await buildSignIn(db, { doctorId })
  expect((await read('/app-data', headers)).doctor?.id).toBe(doctorId)
})

it('asks the replica for results that are long over, and the primary while anything is new', async () => {
  const paper = await buildPaper(db, { each: 2 })
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const finishedBy = 'doctor'
  const old = await buildAttempt(db, paper, { startedAt: ago(5), finishedAt: ago(4), finishedBy, isMarked: true })
  const { headers } = await buildSignIn(db, { doctorId: old.doctorId })
  const totalOf = async () => (await read('/doctor/results', headers)).total
  expect(await totalOf()).toBe(0)

  // Just handed in, and marked on the way.
  const fresh = { startedAt: ago(1), finishedAt: new Date(), finishedBy, number: 2, ranked: false } as const
  await buildAttempt(db, paper, { ...fresh, doctorId: old.doctorId })
  expect(await totalOf()).toBe(1)
  expect(await replica.db.$count(tables.attempt)).toBe(0)
})
