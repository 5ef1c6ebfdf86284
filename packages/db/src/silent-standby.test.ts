import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { connect } from './connect.ts'
import { startStreamingPair } from './testing/streaming-pair.ts'

const pair = await startStreamingPair({ synchronous: true, madeCluster: inject('madeCluster') })
const url = pair.primary.urlOf('postgres')
const impatient = connect(url, { max: 2, statementWithinMs: 300 })
const reader = connect(url, { max: 2 })
afterAll(async () => {
  await Promise.all([impatient.close(), reader.close()])
  await pair.remove()
})

const values = async () =>
  (await reader.db.execute(sql`select value from kept order by value`)).rows.map(({ value }) => value)

it('nobody sees what waits for a standby, also when whoever wrote it has given up', async () => {
  await reader.db.execute(sql`create table kept (value int primary key)`)
  const insert = (value: number) => sql`insert into kept values (${value})`
  pair.standby.freeze()
  const gaveUp = { cause: expect.objectContaining({ code: '08006' }) }
  await expect(impatient.db.execute(insert(1))).rejects.toMatchObject(gaveUp)
  await expect(impatient.db.transaction((tx) => tx.execute(insert(2)))).rejects.toMatchObject({ code: '08006' })
  // Who tries again meets the first try, which still waits.
  await expect(impatient.db.transaction((tx) => tx.execute(sql`${insert(1)} on conflict do nothing`))).rejects.toThrow()
  expect(await values()).toEqual([])

  pair.standby.thaw()
  await vi.waitFor(async () => expect(await values()).toEqual([1, 2]), { timeout: 15_000 })
})
