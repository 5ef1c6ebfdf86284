import { fileURLToPath } from 'node:url'
import { takeImport } from '@prostuti/contract/staff'
import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../../../scripts/start-server.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { fileOf, type ImportWorld, importWorld, questionNo } from './import-world.fixture.ts'

const { question, questionImportRow, questionVersion, subject } = tables
const program = fileURLToPath(new URL('../../testing/processes/server-process.fixture.ts', import.meta.url))
const eventually = <Value>(check: () => Promise<Value>) => vi.waitFor(check, { timeout: 60_000, interval: 30 })

let test: TestOffice
let world: ImportWorld
let database: Database & { url: string }
const servers: RunningServer[] = []
beforeAll(async () => {
  database = await createTestDatabase({ demo: false })
  test = await buildTestOffice({ database })
  world = importWorld(test)
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await test.close()
})

async function startProcess(): Promise<RunningServer> {
  const server = await startServer(
    { DATABASE_URL: database.url, DEMO: 'false', LOG_LEVEL: 'silent', APP_SECRET: test.deps.env.appSecret },
    program,
  )
  servers.push(server)
  return server
}

/** Locks what this finds until it is let go: whoever comes to it in a step stands still there. */
async function hold(statement: string) {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query(statement)
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}
const somebodyWaits = () =>
  eventually(async () => {
    const { rows } = await database.db.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(1)
  })

/** Another process goes on with it, once the database has noticed that the first one is gone: this one. */
const runUntil = (check: () => Promise<void>) =>
  eventually(async () => {
    await world.run()
    await check()
  })

it('a file whose reader and whose taker were killed is there once in the end, and not at all before', {
  timeout: 180_000,
}, async () => {
  const count = 240
  const { db } = database
  const [about] = await db
    .insert(subject)
    .values({ key: 'killed', name: { bn: 'বিষয়' } })
    .returning()
  const member = await test.signInStaff({ role: 'teacher' })
  const file = await fileOf(
    'csv',
    Array.from({ length: count }, (_, nth) => questionNo(nth)),
  )
  const uploaded = await world.upload(file, member, `name=a.csv&subject=${about!.id}`)
  const id: number = uploaded.json().id
  const isIts = eq(questionImportRow.importId, id)

  // Some steps of the reader are written, and then it comes to a row that somebody else is writing.
  const letRead = await hold(
    `insert into question_import_row (import_id, number, state, reading, lines) values (${id}, 100, 'ready', '{}', '[]')`,
  )
  const reader = await startProcess()
  await somebodyWaits()
  reader.process.kill('SIGKILL')
  const read = await db.$count(questionImportRow, isIts)
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(count)
  await letRead()
  await runUntil(async () => expect(await db.$count(questionImportRow, isIts)).toBe(count))
  const rows = await world.rows(id)
  expect(rows.map(({ number, reading }) => [number, reading.text.bn])).toEqual(
    Array.from({ length: count }, (_, nth) => [nth + 1, questionNo(nth).text.bn]),
  )

  const letTake = await hold(`select from question_import_row where import_id = ${id} and number = 140 for update`)
  await world.post(takeImport.path.replace(':id', String(id)), member, { state: 'draft' })
  const taker = await startProcess()
  await somebodyWaits()
  taker.process.kill('SIGKILL')
  expect(await db.$count(question)).toBe(0)
  await letTake()
  // What the killed process had begun is gone with it.
  expect([await db.$count(question), await db.$count(questionVersion)]).toEqual([0, 0])
  await runUntil(async () => expect(await db.$count(question)).toBe(count))
  expect(await db.$count(questionVersion)).toBe(count)
  expect(world.errors).toEqual([])
})
