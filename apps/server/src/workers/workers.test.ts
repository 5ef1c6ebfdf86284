import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connect, type Database, findEmbeddedPostgres } from '@prostuti/db'
import { processesIn } from '@prostuti/db/embedded/server/running-server'
import { putCluster } from '@prostuti/db/testing/made-cluster'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../../scripts/start-server.ts'
import { tellLive } from '../features/live/index.ts'
import { fillExam } from '../testing/builders/fill-exam.ts'
import { openLive } from '../testing/open-live.ts'
import { Savers } from '../testing/processes/keep-saving.ts'
import { missingSaves } from '../testing/processes/missing-saves.ts'
import { childrenOf } from './children-of.fixture.ts'

const program = fileURLToPath(new URL('../testing/processes/server-process.fixture.ts', import.meta.url))
/** Whole servers are started, on a machine that may be busy with other tests. */
const eventually = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, { timeout: 120_000, interval: 50 })

let server: RunningServer
let database: Database
let cluster: string
let dataDir: string
let exam: Awaited<ReturnType<typeof fillExam>>

beforeAll(async () => {
  dataDir = temporaryFolder('prostuti-workers-')
  putCluster(inject('madeCluster'), dataDir)
  cluster = join(dataDir, 'postgres', 'cluster')
  server = await startServer({ DEMO: 'false', WORKERS: '2', DRAIN_SECONDS: '3', LOG_LEVEL: 'silent' }, program, dataDir)
  database = connect((await findEmbeddedPostgres({ dataDir })).url, { max: 2 })
  exam = await fillExam(database.db, { examinees: 4 })
}, 180_000)
afterAll(async () => {
  await database?.close()
  await server?.stop()
  for (const pid of processesIn(cluster)) process.kill(pid, 'SIGQUIT')
  await eventually(() => expect(processesIn(cluster)).toEqual([]))
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

const workersOf = () => childrenOf(server.process.pid!)
const bearer = (examinee: number) => ({ authorization: `Bearer ${exam.tokens[examinee]}` })

async function countWorkers(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^prostuti_workers (\d+)$/m.exec(metrics)?.[1])
}

async function begin(examinee: number): Promise<void> {
  const response = await fetch(`${server.url}/api/v3/web/on-spot-bcs-exam/${exam.key}`, { headers: bearer(examinee) })
  expect(response.status, await response.text()).toBe(200)
}

async function saving() {
  for (const examinee of exam.tokens.keys()) await begin(examinee)
  const options = { ...exam, port: Number(new URL(server.url).port), sequenceFrom: Date.now(), thinkMs: 20 }
  const savers = new Savers(options)
  savers.start()
  const total = () => savers.acknowledged.reduce((sum, each) => sum + each, 0)
  return {
    savers,
    more: async (count: number) => {
      const before = total()
      await eventually(() => expect(total()).toBeGreaterThan(before + count))
    },
    missing: () => missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged }),
  }
}

describe('a server of two workers', { timeout: 240_000 }, () => {
  it('counts for both, whichever is asked', async () => {
    expect(workersOf()).toHaveLength(2)
    expect([await countWorkers(), await countWorkers(), await countWorkers()]).toEqual([2, 2, 2])
  })

  it('tells news to pages that listen to either', async () => {
    // Connections are handed out in turn.
    const pages = await Promise.all([0, 1, 2, 3].map((examinee) => openLive(server.url, bearer(examinee))))
    await eventually(() => expect(pages.map(({ seen }) => seen.messages)).toEqual(Array(4).fill(['resync'])))
    const news = { kind: 'delivery', id: 8 } as const
    await tellLive(database.db, { doctors: exam.doctorIds.slice(0, 4) }, news)
    await eventually(() => expect(pages.map(({ seen }) => seen.messages)).toEqual(Array(4).fill(['resync', news])))
    for (const { leave } of pages) await leave()
  })

  it('replaces one that is killed, and goes on meanwhile', async () => {
    const { savers, more, missing } = await saving()
    await more(50)
    const [killed, other] = workersOf()
    process.kill(killed!, 'SIGKILL')
    await more(50)
    await eventually(async () => expect(await countWorkers()).toBe(2))
    expect(workersOf()).toContain(other)
    expect(workersOf()).not.toContain(killed)
    await more(50)
    await savers.stop()
    expect([...savers.trouble.keys()].filter((status) => status !== 0)).toEqual([])
    expect(await missing()).toEqual([])
  })

  it('restarts them one after the other without a single request that fails', async () => {
    const { savers, more, missing } = await saving()
    const page = await openLive(server.url, bearer(0))
    const strangers = keepAsking(`${server.url}/api/v3/web/faqs`)
    await more(50)
    const before = workersOf()
    server.process.kill('SIGHUP')
    await eventually(() => {
      const now = workersOf()
      expect(now).toHaveLength(2)
      expect(now.filter((pid) => before.includes(pid))).toEqual([])
    })
    await more(50)
    await savers.stop()
    const answers = await strangers.stop()
    expect(Object.keys(answers)).toEqual(['200'])
    expect([...savers.trouble]).toEqual([])
    expect(await missing()).toEqual([])
    // Sent to another process by the one it listened to.
    expect(page.seen.ended).toBe(true)
  })

  it('is not disturbed by a hang-up of its terminal that reaches the workers, nor by a second restart', async () => {
    const before = workersOf()
    for (const pid of before) process.kill(pid, 'SIGHUP')
    expect(await countWorkers()).toBe(2)
    expect(workersOf()).toEqual(before)
  })

  it('says that it is not ready before it stops answering, fails nobody, and leaves no database behind', async () => {
    const { savers, more } = await saving()
    await more(50)
    const exit = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await eventually(async () => {
      const response = await fetch(`${server.url}/readyz`)
      expect([response.status, await response.json()]).toEqual([503, { status: 'draining' }])
      expect(response.headers.get('connection')).toBe('close')
    })
    await more(20)
    await savers.stop()
    expect([...savers.trouble]).toEqual([])
    expect(await exit).toEqual([0, null])
    await eventually(() => expect(processesIn(cluster)).toEqual([]))
  })

  it('leaves with its primary, whatever ended that', async () => {
    server = await startServer({ DEMO: 'false', WORKERS: '2', LOG_LEVEL: 'silent' }, program, dataDir)
    const workers = workersOf()
    expect(workers).toHaveLength(2)
    server.process.kill('SIGKILL')
    await eventually(() => {
      for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    })
    await eventually(() => expect(processesIn(cluster)).toEqual([]))
  })
})

/** A reader who asks again and again, over connections that are kept open. */
function keepAsking(url: string) {
  const answers: Record<string, number> = {}
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const status = await fetch(url).then(
        async (response) => {
          await response.arrayBuffer()
          await pause(20)
          return String(response.status)
        },
        (error: Error) => String(error.cause ?? error),
      )
      answers[status] = (answers[status] ?? 0) + 1
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      return answers
    },
  }
}
