import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect, findEmbeddedPostgres } from '@prostuti/db'
import { processesIn, readPidFile } from '@prostuti/db/embedded/server/running-server'
import { putCluster } from '@prostuti/db/testing/made-cluster'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { startServer } from '../../../../scripts/start-server.ts'
import { fillExam } from '../testing/builders/fill-exam.ts'
import { openLive } from '../testing/open-live.ts'
import { Savers } from '../testing/processes/keep-saving.ts'
import { missingSaves } from '../testing/processes/missing-saves.ts'

const program = fileURLToPath(new URL('../testing/processes/server-process.fixture.ts', import.meta.url))
/** A whole server is started, on a machine that may be busy with other tests. */
const eventually = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

/** Each test starts a whole server on a database of its own. */
const timeout = 180_000

function dataFolder() {
  const dataDir = temporaryFolder('prostuti-serve-')
  putCluster(inject('madeCluster'), dataDir)
  const cluster = join(dataDir, 'postgres', 'cluster')
  onTestFinished(async () => {
    // Only what a failed test left: a stop by itself is what most of these tests are about.
    for (const pid of processesIn(cluster)) process.kill(pid, 'SIGQUIT')
    await eventually(() => expect(processesIn(cluster)).toEqual([]))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, cluster, env: { DATA_DIR: dataDir, HOST: '127.0.0.1', DEMO: 'false', LOG_LEVEL: 'silent' } }
}

async function ask(url: string) {
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/v3/web/faqs`)
  await response.arrayBuffer()
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    seconds: (performance.now() - startedAt) / 1000,
  }
}

async function begin(url: string, key: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/v3/web/on-spot-bcs-exam/${key}`, { headers })
  expect(response.status, await response.text()).toBe(200)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('a server on its embedded database', { timeout }, () => {
  it('answers 503 while the database is dead or frozen, serves again by itself, and leaves nothing behind', async () => {
    const { env, cluster, dataDir } = dataFolder()
    const server = await startServer(env, program)
    onTestFinished(() => server.stop())
    expect((await ask(server.url)).status).toBe(200)
    const database = connect((await findEmbeddedPostgres({ dataDir })).url, { max: 2 })
    onTestFinished(() => database.close())
    const exam = await fillExam(database.db, { examinees: 4 })
    const options = { ...exam, port: Number(new URL(server.url).port), sequenceFrom: Date.now() }
    for (const token of exam.tokens) await begin(server.url, exam.key, token)
    const live = await openLive(server.url, { authorization: `Bearer ${exam.tokens[0]}` })
    onTestFinished(() => live.leave())
    await eventually(() => expect(live.seen.messages).toHaveLength(1))
    const savers = new Savers(options)
    onTestFinished(() => savers.stop())
    const moreSaves = async () => {
      const before = sum(savers.acknowledged)
      await eventually(() => expect(sum(savers.acknowledged)).toBeGreaterThan(before + 50))
    }
    savers.start()
    await moreSaves()

    const killed = readPidFile(cluster)?.pid
    for (const pid of processesIn(cluster)) process.kill(pid, 'SIGKILL')
    const meanwhile = new Map<number, string | null>()
    await eventually(async () => {
      const { status, retryAfter } = await ask(server.url)
      meanwhile.set(status, retryAfter)
      expect(status).toBe(200)
    })
    expect(Object.fromEntries(meanwhile)).toEqual({ 503: '5', 200: null })
    expect(readPidFile(cluster)?.pid).not.toBe(killed)
    await moreSaves()
    await savers.stop()
    expect([...savers.trouble.keys()].filter((status) => status !== 503)).toEqual([])
    expect(await missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged })).toEqual([])
    // An open page, told on a connection of its own, is told to ask for everything again.
    await eventually(() => expect(live.seen.messages).toHaveLength(2))
    await live.leave()

    const frozen = processesIn(cluster)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const waited = await Promise.all(Array.from({ length: 15 }, () => ask(server.url)))
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    expect(waited.map(({ status }) => status)).toEqual(Array(15).fill(503))
    expect(Math.max(...waited.map(({ seconds }) => seconds))).toBeLessThan(10)
    await eventually(async () => expect((await ask(server.url)).status).toBe(200))

    // Twice, as by somebody who is impatient.
    const exit = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    server.process.kill('SIGINT')
    await exit
    await eventually(() => expect(processesIn(cluster)).toEqual([]))
  })

  it('that is told to stop while it starts leaves no database running', async () => {
    const { env, cluster } = dataFolder()
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...env, PORT: '0' }, stdio: 'ignore' })
    const exit = once(child, 'exit')
    await eventually(() => expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true))
    child.kill('SIGTERM')
    await exit
    await eventually(() => expect(processesIn(cluster)).toEqual([]))
  })
})
