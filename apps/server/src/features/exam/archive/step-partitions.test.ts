import { connect } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { keepPartitionsAhead } from './keep-partitions-ahead.ts'
import { isBusy, readPartitions } from './step-partitions.ts'

const perPartition = 100

let database: TestDatabase
let paper: Awaited<ReturnType<typeof buildPaper>>

beforeAll(async () => {
  database = await createTestDatabase()
  paper = await buildPaper(database.db)
})
afterAll(() => database.close())
// As the migration leaves it.
beforeEach(async () => {
  const { db } = database
  await db.execute(sql`delete from attempt`)
  for (const { name } of (await readPartitions(db)).slice(1)) await db.execute(sql.raw(`drop table "${name}"`))
  const [first] = await readPartitions(db)
  await db.execute(sql.raw(`alter table answer_step detach partition "${first!.name}"`))
  await db.execute(
    sql.raw(`alter table answer_step attach partition "${first!.name}" for values from (minvalue) to (maxvalue)`),
  )
  await goOnWith(1)
})

const goOnWith = (next: number) =>
  database.db.execute(sql`select setval('attempt_id_seq', ${Math.max(1, next - 1)}, ${next > 1})`)
const bounds = async () => (await readPartitions(database.db)).map(({ from, to }) => [from, to])

/** An attempt with one step, as a save writes it. */
async function saveOne(): Promise<number> {
  const { db } = database
  const { id } = await buildAttempt(db, paper)
  await db.execute(sql`insert into answer_step values (${id}, ${paper.questions[0]!.id}, 1, '1', now())`)
  return id
}
const rowsOf = async (name: string) =>
  (await database.db.execute<{ id: number }>(sql.raw(`select attempt_id as id from "${name}" order by 1`))).rows.map(
    ({ id }) => id,
  )

describe('the partitions of the journal', () => {
  it('lie ahead of the attempts, and a second run finds nothing to do', async () => {
    await saveOne()
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(3)
    const first = [
      [0, 100],
      [100, 200],
      [200, 300],
    ]
    expect(await bounds()).toEqual([...first, [300, Infinity]])
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(0)
    await goOnWith(98)
    await saveOne()
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(0)
    await saveOne()
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(1)
    expect(await bounds()).toEqual([...first, [300, 400], [400, Infinity]])
    await saveOne()
    expect(await rowsOf('answer_step_from_0')).toEqual([1, 98, 99])
    expect(await rowsOf('answer_step_from_100')).toEqual([100])
  })

  it('keep every step where nobody made any for long, and go on behind them', async () => {
    await keepPartitionsAhead(database.db, perPartition)
    await goOnWith(730)
    const [late, later] = [await saveOne(), await saveOne()]
    expect(await rowsOf('answer_step_from_300')).toEqual([late, later])
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(3)
    expect((await bounds()).slice(3)).toEqual([
      [300, 800],
      [800, 900],
      [900, 1000],
      [1000, Infinity],
    ])
    expect(await rowsOf('answer_step_from_300')).toEqual([late, later])
    const { rows } = await database.db.execute(sql`select conname from pg_constraint where conname = 'ends_before'`)
    expect(rows).toEqual([])
  })

  it('are believed without being read while everybody waits', async () => {
    await saveOne()
    await database.db.execute(
      sql.raw(`alter database "${new URL(database.url).pathname.slice(1)}" set client_min_messages = debug1`),
    )
    const talking = connect(database.url, { max: 1 })
    const said: (string | undefined)[] = []
    talking.pool.on('connect', (client) => client.on('notice', ({ message }) => said.push(message)))
    expect(await keepPartitionsAhead(talking.db, perPartition)).toBe(3)
    await talking.close()
    expect(said).toContain('partition constraint for table "answer_step_from_0" is implied by existing constraints')
  })

  it('are the same when four processes make them at once', async () => {
    await saveOne()
    await Promise.all([1, 2, 3, 4].map(() => keepPartitionsAhead(database.db, perPartition)))
    await keepPartitionsAhead(database.db, perPartition)
    expect((await bounds()).length).toBe(4)
    expect(await rowsOf('answer_step_from_0')).toEqual([1])
  })

  it('wait for a save that is on its way, but not for long, and come with the next run', async () => {
    await saveOne()
    const startedAt = performance.now()
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update attempt set steps = steps + 1`)
      await tx.execute(sql`select from answer_step limit 1`)
      expect(await keepPartitionsAhead(database.db, perPartition)).toBe(0)
    })
    expect(performance.now() - startedAt).toBeLessThan(5000)
    expect(await bounds()).toEqual([[0, Infinity]])
    expect(await keepPartitionsAhead(database.db, perPartition)).toBe(3)
  })

  it('refuse a changed step, and lose their steps with the attempt, in each of them', async () => {
    await keepPartitionsAhead(database.db, perPartition)
    await goOnWith(150)
    const id = await saveOne()
    await expect(database.db.execute(sql`update answer_step set sequence = 2`)).rejects.toThrow()
    await database.db.execute(sql`delete from attempt where id = ${id}`)
    expect(await rowsOf('answer_step_from_100')).toEqual([])
  })
})

it('only a lock that is held is a reason to come again', () => {
  expect(isBusy(new Error('x', { cause: Object.assign(new Error('y'), { code: '55P03' }) }))).toBe(true)
  expect(isBusy(Object.assign(new Error('x'), { code: '42P01' }))).toBe(false)
})
