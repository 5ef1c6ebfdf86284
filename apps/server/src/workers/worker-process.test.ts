import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { forkWorker } from './worker-process.ts'

cluster.setupPrimary({ exec: fileURLToPath(new URL('./hanging-worker.fixture.ts', import.meta.url)), execArgv: [] })
const started: ReturnType<typeof forkWorker>[] = []
afterAll(() => {
  for (const worker of started) worker.kill()
})

async function start(options: { stopWithinMs: number; silentForMs: number }) {
  const worker = forkWorker({ hear: () => {}, ...options })
  started.push(worker)
  expect(await worker.listening).toBe(true)
  return worker
}

it('kills a worker that answers nothing any more, and says so', { timeout: 60_000 }, async () => {
  const worker = await start({ stopWithinMs: 60_000, silentForMs: 1200 })
  worker.begin({ number: 1, opensServer: false })
  expect(await worker.exited).toEqual({ how: 'answered nothing for 1.2 s', cleanly: false })
  expect(worker.isListening()).toBe(false)
})

it('kills a worker that was told to stop and does not', { timeout: 60_000 }, async () => {
  const worker = await start({ stopWithinMs: 300, silentForMs: 60_000 })
  worker.stop('now')
  expect(await worker.exited).toEqual({ how: 'SIGKILL', cleanly: false })
})
