import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { connect } from '../connect.ts'
import { listen } from '../listen.ts'
import { startStreamingPair } from '../testing/streaming-pair.ts'
import { withClient } from '../testing/test-cluster.ts'
import { startWireProxy } from '../testing/wire-proxy.ts'
import { openReading } from './open-reading.ts'

const { primary: server, standby, remove } = await startStreamingPair({ madeCluster: inject('madeCluster') })
const proxy = await startWireProxy(standby.target)
const primary = connect(server.urlOf('postgres'), { max: 4 })
const reading = openReading({
  primary,
  url: proxy.urlFor(standby.urlOf('postgres')),
  max: 3,
  lagMs: 300,
  everyMs: 50,
})
const { db } = reading
afterAll(async () => {
  await reading.close()
  await primary.close()
  await proxy.close()
  await remove()
})

const patience = { timeout: 20_000, interval: 20 }
const onStandby = (text: string) => withClient(standby.urlOf('postgres'), (client) => client.query(text))
const write = (words: string) => primary.db.execute(sql`update page set words = ${words}`)
const announce = (words: string) =>
  primary.db.transaction(async (tx) => {
    await tx.execute(sql`update page set words = ${words}`)
    await tx.execute(sql`select pg_notify('content', '')`)
  })

type Answer = { words: string; replica: boolean }
const read = async () => (await db.execute<Answer>(sql`select words, pg_is_in_recovery() as replica from page`)).rows[0]
const isAsked = (replica: boolean) => vi.waitFor(async () => expect(await read()).toMatchObject({ replica }), patience)

beforeAll(async () => {
  await primary.db.execute(sql`create table page as select 'first'::text as words`)
  await isAsked(true)
})

describe('what may be a moment old', () => {
  it('is read from the replica, transactions too, and what cannot be done there is done by the primary', async () => {
    expect(await read()).toEqual({ words: 'first', replica: true })
    const inside = await db.transaction(
      async (tx) => (await tx.execute(sql`select pg_is_in_recovery() as replica`)).rows,
    )
    expect(inside).toEqual([{ replica: true }])
    await db.execute(sql`create table made_by_the_primary ()`)
    expect(
      (await primary.db.execute(sql`select to_regclass('made_by_the_primary') as found`)).rows[0]?.found,
    ).toBeTruthy()
    // What a use case refuses is refused by what the primary knows, and fails for nobody else.
    const refused = db.transaction(() => Promise.reject(Object.assign(new Error('not_found'), { code: 'not_found' })))
    await expect(refused).rejects.toThrow('not_found')
    await expect(db.execute(sql`select nothing`)).rejects.toThrow()
    await isAsked(true)
  })

  it('is never read from before a change that was announced, in the very moment in which pages are forgotten', async () => {
    const seen: (Answer | undefined)[] = []
    const ready = vi.fn()
    const cache = listen(primary, {
      channel: 'content',
      onMessage: () => void read().then((answer) => seen.push(answer)),
      onListening: ready,
    })
    await vi.waitFor(() => expect(ready).toHaveBeenCalled(), patience)
    await isAsked(true)
    await onStandby('select pg_wal_replay_pause()')
    await announce('second')
    await vi.waitFor(() => expect(seen).toEqual([{ words: 'second', replica: false }]), patience)
    for (let nth = 0; nth < 10; nth++) expect(await read()).toEqual({ words: 'second', replica: false })
    await onStandby('select pg_wal_replay_resume()')
    await isAsked(true)
    expect(await read()).toEqual({ words: 'second', replica: true })

    // And a hundred more, as they come on a busy day.
    for (let nth = 0; nth < 100; nth++) await announce(`word ${nth}`)
    await vi.waitFor(() => expect(seen).toHaveLength(101), patience)
    expect(seen.slice(1).map((answer) => Number(answer?.words.slice(5)))).toEqual(
      Array.from({ length: 100 }, (_, nth) => expect.toSatisfy((read: number) => read >= nth)),
    )
    await cache.close()
  })

  it('is read from the primary while the replica lags, and from the replica when it has caught up', async () => {
    await isAsked(true)
    await onStandby('select pg_wal_replay_pause()')
    await write('third')
    await isAsked(false)
    expect(await read()).toMatchObject({ words: 'third' })
    await onStandby('select pg_wal_replay_resume()')
    await isAsked(true)
    expect(await read()).toMatchObject({ words: 'third' })
  })

  it('is read from the primary at once when the replica is cut, gone or silent, and nobody is told', async () => {
    await isAsked(true)
    proxy.refuse()
    expect((await Promise.all(Array.from({ length: 20 }, read))).every((answer) => answer?.replica === false)).toBe(
      true,
    )
    proxy.mend()
    await isAsked(true)

    proxy.silence()
    const began = performance.now()
    expect((await Promise.all(Array.from({ length: 10 }, read))).every((answer) => answer?.replica === false)).toBe(
      true,
    )
    expect(performance.now() - began).toBeLessThan(6000)
    expect(await read()).toMatchObject({ replica: false })
    proxy.mend()
    await isAsked(true)
  })

  it('is read from the replica alone while the primary is away', async () => {
    await isAsked(true)
    server.freeze()
    expect(await read()).toMatchObject({ replica: true })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await read()).toMatchObject({ replica: true })
    server.thaw()
    await isAsked(true)
  })
})
