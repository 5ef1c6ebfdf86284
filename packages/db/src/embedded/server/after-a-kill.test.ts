import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  folderWithCluster,
  killHard,
  postmasterPid,
  query,
  removeAll,
  spawnStarter,
  start,
  startInChild,
  temporaryFolder,
} from '../throw-away.fixture.ts'

afterEach(removeAll)

describe('the embedded database after a kill -9', () => {
  it('of the app, is found running by the next start', async () => {
    const folder = folderWithCluster()
    const first = await startInChild(folder)
    await query(first.url, 'create table kept as select 42 as value')
    await killHard(first.child)

    const second = await start(folder)
    expect(second.reused).toBe(true)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it('of the server, starts again with everything that was committed', async () => {
    const folder = folderWithCluster()
    const first = await startInChild(folder)
    await query(first.url, 'create table kept as select 42 as value')
    process.kill(postmasterPid(first.home), 'SIGKILL')

    const second = await start(folder)
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it('of app and server both, starts again', async () => {
    const folder = folderWithCluster()
    const first = await startInChild(folder)
    await killHard(first.child)
    process.kill(postmasterPid(first.home), 'SIGKILL')

    const second = await start(folder)
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('in the middle of initdb, starts from the beginning', async () => {
    const folder = temporaryFolder()
    const home = join(folder, 'postgres')
    const child = spawnStarter(folder)
    while (!existsSync(home) || !readdirSync(home).some((name) => name.startsWith('init-'))) await pause(2)
    await killHard(child)
    expect(existsSync(join(home, 'cluster'))).toBe(false)

    const { url, reused } = await start(folder)
    expect(reused).toBe(false)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('of all of four processes that started together, is there for the fifth', async () => {
    const folder = temporaryFolder()
    const all = await Promise.all([1, 2, 3, 4].map(() => startInChild(folder)))
    expect(all.filter(({ reused }) => !reused)).toHaveLength(1)
    for (const { child } of all) await killHard(child)
    expect((await start(folder)).reused).toBe(true)
  })

  it('does not take the server of a copied checkout for its own', async () => {
    const original = await start(folderWithCluster())
    const copy = temporaryFolder()
    cpSync(original.home, join(copy, 'postgres'), { recursive: true, filter: (name) => !name.includes('.s.PGSQL') })
    const copied = await start(copy)
    expect(copied.reused).toBe(false)
    await query(copied.url, 'create table only_in_copy ()')
    expect(await query(original.url, `select to_regclass('only_in_copy') as found`)).toEqual([{ found: null }])
  })
})
