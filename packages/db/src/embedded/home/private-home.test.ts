import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { query, removeAll, start, temporaryFolder } from '../throw-away.fixture.ts'
import { isRoot } from './server-user.ts'

afterEach(removeAll)

describe('the embedded database in a 0700 home', () => {
  it.runIf(isRoot())('of root, lives where its own user can reach it, and is found there again', async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o700)
    const checkout = join(home, 'checkout')
    const first = await start(join(checkout, 'data'))
    expect(first.home).toMatch(/^\/var\/lib\/prostuti\/[0-9a-f]{16}$/)
    await query(first.url, 'create table kept as select 42 as value')
    await first.stop()

    // The owner opens the home later: the data stays where it is.
    chmodSync(home, 0o755)
    const second = await start(join(checkout, 'data'))
    expect(second.home).toBe(first.home)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it.runIf(isRoot())('of root, refuses to begin anew when a database is inside and cannot be reached', async () => {
    const home = temporaryFolder()
    const dataDir = join(home, 'data')
    await (await start(dataDir)).stop()
    chmodSync(home, 0o700)
    await expect(start(dataDir)).rejects.toThrow(/cannot enter that folder.*DATABASE_URL/s)
  })

  it.runIf(!isRoot())('of the user who runs it, lives in the data folder', async () => {
    const home = temporaryFolder()
    chmodSync(home, 0o700)
    const started = await start(join(home, 'data'))
    expect(started.home).toBe(join(home, 'data', 'postgres'))
  })
})
