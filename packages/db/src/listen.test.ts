import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { createTestDatabase } from './testing/index.ts'
import { startWireProxy } from './testing/wire-proxy.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

/** For as long as a slow and busy machine may need. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

function startListening(channel: string, pingMs?: number) {
  const heard: string[] = []
  const onListening = vi.fn()
  const listening = listen(database, {
    channel,
    onMessage: (payload) => heard.push(payload),
    onListening,
    ...(pingMs !== undefined && { pingMs }),
  })
  return { heard, onListening, listening }
}

const say = (channel: string, text: string) => database.db.execute(sql`select pg_notify(${channel}, ${text})`)

describe('listening', () => {
  it('hears what is said on its channel once it has been committed, and nothing else', async () => {
    const { heard, onListening, listening } = startListening('one')
    await eventually(() => expect(onListening).toHaveBeenCalledOnce())
    await say('other', 'not this')
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('one', 'nor this')`)
        throw new Error('taken back')
      })
      .catch(() => {})
    await say('one', 'this')
    await eventually(() => expect(heard).toEqual(['this']))
    await listening.close()
  })

  it('goes on after its connection was cut, and says that it may have missed something', async () => {
    const { heard, onListening, listening } = startListening('two', 20)
    await eventually(() => expect(onListening).toHaveBeenCalledTimes(1))
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'prostuti-listen' and datname = current_database()`,
    )
    await eventually(() => expect(onListening).toHaveBeenCalledTimes(2))
    await say('two', 'after the break')
    await eventually(() => expect(heard).toEqual(['after the break']))
    await listening.close()
  })

  it('misses a connection that has fallen silent, and makes another', async () => {
    const socket = new URL(database.url).searchParams.get('host')
    const proxy = await startWireProxy({ path: `${socket}/.s.PGSQL.5432` })
    const [onListening, onLost] = [vi.fn(), vi.fn()]
    const through = { directUrl: proxy.urlFor(database.url) }
    const listening = listen(through, { channel: 'silent', onMessage: () => {}, onListening, onLost, pingMs: 20 })
    await eventually(() => expect(onListening).toHaveBeenCalledOnce())
    proxy.silence()
    await eventually(() => expect(onLost).toHaveBeenCalled())
    proxy.mend()
    await eventually(() => expect(onListening).toHaveBeenCalledTimes(2))
    await listening.close()
    await proxy.close()
  })

  it('lets one that cannot understand a message look again, and the others hear it', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const onListening = vi.fn()
    const onMessage = (payload: string) => JSON.parse(payload)
    const clumsy = listen(database, { channel: 'four', onMessage, onListening })
    const { heard, listening } = startListening('four')
    await eventually(() => expect(onListening).toHaveBeenCalledOnce())
    await eventually(async () => {
      await say('four', 'no JSON')
      expect(heard).toContain('no JSON')
    })
    expect(onListening.mock.calls.length).toBeGreaterThan(1)
    expect(warned).toHaveBeenCalled()
    await Promise.all([clumsy.close(), listening.close()])
  })

  it('is quiet after it was closed', async () => {
    const { heard, onListening, listening } = startListening('three')
    await eventually(() => expect(onListening).toHaveBeenCalledOnce())
    await listening.close()
    await say('three', 'nobody here')
    expect(heard).toEqual([])
    await eventually(async () => {
      const { rows } = await database.db.execute(
        sql`select from pg_stat_activity where application_name = 'prostuti-listen' and datname = current_database()`,
      )
      expect(rows).toEqual([])
    })
  })
})
