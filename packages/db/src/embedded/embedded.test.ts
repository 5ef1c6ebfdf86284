import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'
import { folderWithCluster, processesOf, query, removeAll, start, temporaryFolder } from './throw-away.fixture.ts'

afterEach(removeAll)

describe('the embedded database', () => {
  it('makes itself in an empty folder: UTF-8, ready for Bengali, on a private unix socket and no port', async () => {
    const { url, reused, home } = await start(temporaryFolder())
    expect(reused).toBe(false)
    const [facts] = await query(
      url,
      `select current_database() as name, current_user as who, getdatabaseencoding() as encoding,
         'প্রস্তুতি' ~ '^[[:alpha:]]' as knows_letters, 'ক' < 'খ' collate "bn-BD-x-icu" as sorts_bengali,
         current_setting('listen_addresses') as addresses`,
    )
    expect(facts).toEqual({
      name: 'prostuti',
      who: 'app',
      encoding: 'UTF8',
      knows_letters: true,
      sorts_bengali: true,
      addresses: '',
    })
    const socketFolder = String(new URL(url).searchParams.get('host'))
    expect(socketFolder).toBe(join(home, 'run'))
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  })

  it('puts the socket elsewhere when the folder is too deep, or its name too strange, for one', async () => {
    const folder = join(temporaryFolder(), "এক, 'দুই' ".repeat(3), 'x'.repeat(80))
    const { url, home } = await start(folder)
    const socketFolder = String(new URL(url).searchParams.get('host'))
    expect(socketFolder.startsWith(home)).toBe(false)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('keeps its data over a stop and a start, and is durable unless told otherwise', async () => {
    const folder = folderWithCluster()
    const first = await start(folder)
    await query(first.url, 'create table kept as select 42 as value')
    await first.stop()
    expect(existsSync(join(first.home, 'cluster', 'postmaster.pid'))).toBe(false)

    const second = await startEmbeddedPostgres({ dataDir: folder })
    expect(second.reused).toBe(false)
    const [found] = await query(
      second.url,
      `select value, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit from kept`,
    )
    expect(found).toEqual({ value: 42, fsync: 'on', commit: 'on' })
  })

  it('runs in two folders at once, apart from each other', async () => {
    const [one, two] = await Promise.all([start(folderWithCluster()), start(folderWithCluster())])
    await query(one.url, 'create table only_in_one ()')
    expect(await query(two.url, `select to_regclass('only_in_one') as found`)).toEqual([{ found: null }])
  })

  it('starts one server when four ask at the same moment, and the last of them who leaves stops it', async () => {
    const folder = temporaryFolder()
    const all = await Promise.all([1, 2, 3, 4].map(() => start(folder)))
    expect(all.filter(({ reused }) => !reused)).toHaveLength(1)
    expect(new Set(all.map(({ url }) => url)).size).toBe(1)

    const [starter, ...others] = all.toSorted((one, other) => Number(one.reused) - Number(other.reused))
    await starter!.stop()
    for (const each of others.slice(1)) await each.stop()
    expect(await query(all[0]!.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await others[0]!.stop()
    await others[0]!.stop()
    await expect(query(all[0]!.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  it('is stopped again by a start that fails after it runs', async () => {
    const folder = temporaryFolder()
    await expect(startEmbeddedPostgres({ dataDir: folder, database: '', fsync: false })).rejects.toThrow(/zero-length/)
    expect(processesOf(join(folder, 'postgres'))).toEqual([])
    expect(existsSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true)
  })
})
