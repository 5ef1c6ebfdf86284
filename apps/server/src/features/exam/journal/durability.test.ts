import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fillExam } from '../../../testing/builders/fill-exam.ts'
import { startApiProcess } from '../../../testing/processes/api-process.ts'
import { Savers } from '../../../testing/processes/keep-saving.ts'
import { missingSaves } from '../../../testing/processes/missing-saves.ts'

const examinees = 16
/** So many acknowledgements show that the load runs, or runs again. */
const enough = 100
const patience = { timeout: 30_000, interval: 20 }
/** It starts a server twice: seconds on a quiet machine, far more where everything else is tested at the same time. */
const testTimeout = 120_000

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const begin = async (port: number, key: string, token: string) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v3/web/on-spot-bcs-exam/${key}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status, await response.text()).toBe(200)
}

describe('an answer that was acknowledged', () => {
  it('is there after the server was killed under load, twice', { timeout: testTimeout }, async () => {
    const exam = await fillExam(database.db, { examinees })
    let api = await startApiProcess({ databaseUrl: database.url })
    const { port } = api
    await Promise.all(exam.tokens.map((token) => begin(port, exam.key, token)))
    // Some send one answer in a call, some send several.
    const options = { ...exam, port, sequenceFrom: Date.now(), togetherOf: (examinee: number) => 1 + (examinee % 3) }
    const savers = new Savers(options)
    onTestFinished(async () => {
      await savers.stop()
      await api.kill()
    })
    const acknowledged = () => savers.acknowledged.reduce((sum, each) => sum + each, 0)
    const more = async () => {
      const before = acknowledged()
      await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + enough), patience)
    }

    savers.start()
    await more()
    await api.kill()
    api = await startApiProcess({ databaseUrl: database.url, port })
    await more()
    await api.kill()
    await savers.stop()

    expect(savers.trouble.get(0)).toBeGreaterThanOrEqual(examinees)
    expect(await missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged })).toEqual([])
    // The check itself can fail: one that was never sent is missed.
    const tooMany = savers.acknowledged.map((count) => count + 2)
    expect(await missingSaves(database, { ...exam, options, acknowledged: tooMany })).not.toEqual([])
  })
})
