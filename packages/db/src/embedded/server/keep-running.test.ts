import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { putCluster } from '../../testing/made-cluster.ts'
import {
  end,
  folderWithCluster,
  killHard,
  postmasterPid,
  processesOf,
  query,
  removeAll,
  startInChild,
  temporaryFolder,
} from '../throw-away.fixture.ts'
import { keepRunning } from './keep-running.ts'
import { signal } from './running-server.ts'

afterEach(removeAll)

const eventually = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, { timeout: 25_000, interval: 20 })

const answers = (url: string) => eventually(async () => expect(await query(url, 'select 1 as one')).toHaveLength(1))

const killPostmaster = (home: string) => process.kill(postmasterPid(home), 'SIGKILL')

describe('the embedded database under a process that looks after it', () => {
  it('comes back by itself after its first process, and after all its processes, were killed', async () => {
    const { url, home, said } = await startInChild(folderWithCluster(), 'keep-running')
    await query(url, 'create table kept as select 42 as value')

    const first = postmasterPid(home)
    killPostmaster(home)
    await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    expect(postmasterPid(home)).not.toBe(first)
    expect(await query(url, 'select value from kept')).toEqual([{ value: 42 }])

    const second = postmasterPid(home)
    for (const pid of processesOf(home)) signal(pid, 'SIGKILL')
    await eventually(() => expect(said).toHaveLength(4))
    expect(postmasterPid(home)).not.toBe(second)
    expect(await query(url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it('comes back although a frozen process of the dead server is in the way', async () => {
    const { url, home, said } = await startInChild(folderWithCluster(), 'keep-running')
    const first = postmasterPid(home)
    const checkpointer = processesOf(home).find((pid) => pid !== first)!
    process.kill(checkpointer, 'SIGSTOP')
    killPostmaster(home)
    await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    await answers(url)
  })

  it('comes back when somebody told it to stop, although it waits for connections that nobody closes', async () => {
    const { url, home, said } = await startInChild(folderWithCluster(), 'keep-running')
    const listening = new pg.Client({ connectionString: url })
    listening.on('error', () => {})
    await listening.connect()
    process.kill(postmasterPid(home), 'SIGTERM')
    await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    await answers(url)
  })

  it('goes on when the process that started it leaves, comes back for the other, and stops with the last', async () => {
    const folder = folderWithCluster()
    const starter = await startInChild(folder, 'keep-running')
    const other = await startInChild(folder, 'keep-running')
    expect([starter.reused, other.reused]).toEqual([false, true])
    const { url, home } = starter
    const first = postmasterPid(home)
    await end(starter.child, 'SIGTERM')
    await answers(url)
    expect(postmasterPid(home)).toBe(first)

    killPostmaster(home)
    await eventually(() => expect(other.said.at(-1)).toMatch(/runs again/))
    await answers(url)
    await end(other.child, 'SIGTERM')
    expect(processesOf(home)).toEqual([])
  })

  it('goes on when the process that started it is killed, which then does not count as one that uses it', async () => {
    const folder = folderWithCluster()
    const starter = await startInChild(folder, 'keep-running')
    const other = await startInChild(folder, 'keep-running')
    await killHard(starter.child)
    await answers(other.url)
    await end(other.child, 'SIGTERM')
    expect(processesOf(other.home)).toEqual([])
  })

  it('is started by one of two that see it dead, and found by the other', async () => {
    const folder = folderWithCluster()
    const both = [await startInChild(folder, 'keep-running'), await startInChild(folder, 'keep-running')] as const
    const { url, home } = both[0]
    killPostmaster(home)
    await eventually(() => expect(both.map(({ said }) => said.length > 1)).toContain(true))
    await answers(url)
    const second = postmasterPid(home)
    for (const { said } of both) if (said.length > 0) await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    expect(postmasterPid(home)).toBe(second)
  })

  it('is never replaced by an empty one when its folder is gone, and comes back with the folder', async () => {
    const { url, home, said } = await startInChild(folderWithCluster(), 'keep-running')
    await query(url, 'create table kept as select 42 as value')
    const version = join(home, 'cluster', 'PG_VERSION')
    renameSync(version, join(home, 'aside'))
    killPostmaster(home)
    await eventually(() => expect(said.at(-1)).toMatch(/is not there any more/))
    renameSync(join(home, 'aside'), version)
    await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    expect(await query(url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it('is not mistaken for a folder that was put in its place, and neither of the two is harmed', async () => {
    const { url, home, said } = await startInChild(folderWithCluster(), 'keep-running')
    await query(url, 'create table kept as select 42 as value')
    const first = postmasterPid(home)
    const [cluster, aside] = [join(home, 'cluster'), join(home, 'aside')]
    renameSync(cluster, aside)
    putCluster(inject('madeCluster'), dirname(home))
    const control = () => readFileSync(join(cluster, 'global', 'pg_control'))
    const untouched = control()
    await eventually(() => expect(said.at(-1)).toMatch(/was replaced by another one/))
    await eventually(() => expect(existsSync(`/proc/${first}`)).toBe(false))
    expect(control()).toEqual(untouched)
    expect(processesOf(home)).toEqual([])
    rmSync(cluster, { recursive: true })
    renameSync(aside, cluster)
    await eventually(() => expect(said.at(-1)).toMatch(/runs again/))
    expect(await query(url, 'select value from kept')).toEqual([{ value: 42 }])
  })

  it.each([
    ['by an exception that nobody caught', 'SIGUSR2'],
    ['at once', 'SIGHUP'],
  ] as const)('is told to stop when the only process that uses it ends %s', async (_, signal) => {
    const { child, home } = await startInChild(folderWithCluster(), 'keep-running')
    await end(child, signal)
    await eventually(() => expect(processesOf(home)).toEqual([]))
  })

  it('is left alone by a process that ends at once while another uses it', async () => {
    const folder = folderWithCluster()
    const starter = await startInChild(folder, 'keep-running')
    const other = await startInChild(folder, 'keep-running')
    const first = postmasterPid(other.home)
    await end(starter.child, 'SIGHUP')
    await answers(other.url)
    expect(postmasterPid(other.home)).toBe(first)
  })
})

describe('looking after a database that does not start', () => {
  it('goes on trying, and says the same reason once', async () => {
    const start = vi.fn(async () => {})
    for (const reason of ['one', 'one', 'one', 'other']) start.mockRejectedValueOnce(new Error(reason))
    const log = { info: vi.fn(), error: vi.fn() }
    const folder = temporaryFolder()
    const home = { folder, cluster: join(folder, 'cluster'), user: undefined, far: false }
    const keeper = keepRunning(home, { start, log, checkEveryMs: 60_000 })
    keeper.check()
    keeper.check()
    await eventually(() => expect(log.info).toHaveBeenCalledOnce())
    expect(start).toHaveBeenCalledTimes(5)
    expect(log.error.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('has died'),
      expect.stringContaining('one.'),
      expect.stringContaining('other.'),
    ])
    await keeper.close()
  })
})
