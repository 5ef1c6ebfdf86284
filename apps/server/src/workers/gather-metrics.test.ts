import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMetricsGatherer } from './gather-metrics.ts'
import type { ToWorker } from './messages.ts'
import type { MetricsReport } from './role.ts'
import type { WorkerProcess } from './worker-process.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Gatherer = ReturnType<typeof createMetricsGatherer>

/** A worker that counts what it answered, how long each took, and itself. */
function makeWorker(gatherer: () => Gatherer) {
  const registers = [new Registry()]
  const answered = new Counter({ name: 'answered_total', help: 'x', labelNames: ['route'], registers })
  const took = new Histogram({ name: 'took_seconds', help: 'x', buckets: [1], registers })
  new Gauge({ name: 'workers', help: 'x', registers }).set(1)
  const exit = Promise.withResolvers<{ how: string; cleanly: boolean }>()
  const whole: MetricsReport[][] = []
  const worker = {
    isSilent: false,
    /** What it was asked while it was silent. */
    owes: [] as number[],
    process: {
      pid: 1,
      isListening: () => true,
      listening: Promise.resolve(true),
      exited: exit.promise,
      begin: () => {},
      stop: () => {},
      kill: () => {},
      tell: (message: ToWorker) => {
        if (message.kind === 'metrics') whole.push(message.reports)
        else if (message.kind === 'report metrics') {
          if (worker.isSilent) worker.owes.push(message.question)
          else void worker.report(message.question)
        }
      },
    } satisfies WorkerProcess,
    async report(question: number) {
      gatherer().take(worker.process, question, await registers[0]!.getMetricsAsJSON())
    },
    serve(count: number) {
      answered.inc({ route: '/' }, count)
      for (let nth = 0; nth < count; nth++) took.observe(0.5)
    },
    exit: () => exit.resolve({ how: 'SIGKILL', cleanly: false }),
    /** As /metrics is read through this worker. */
    async scrape() {
      gatherer().ask(worker.process, 1)
      await vi.advanceTimersByTimeAsync(2_000)
      const text = await AggregatorRegistry.aggregate(whole.pop()!).metrics()
      const read = (name: string) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
      return {
        answered: read('answered_total'),
        took: [read('took_seconds_bucket'), read('took_seconds_sum'), read('took_seconds_count')],
        workers: read('workers'),
      }
    },
  }
  return worker
}

function makeServer() {
  const gatherer: Gatherer = createMetricsGatherer(() => living.map((each) => each.process))
  const fork = () => makeWorker(() => gatherer)
  const [first, second] = [fork(), fork()]
  const living = [first, second]
  return { first, second, living, fork }
}

it('is the sum of all workers, whichever is asked', async () => {
  const { first, second } = makeServer()
  first.serve(3)
  second.serve(4)
  const sum = { answered: 7, took: [7, 3.5, 7], workers: 2 }
  expect(await first.scrape()).toEqual(sum)
  expect(await second.scrape()).toEqual(sum)
})

it('does not fall when a worker is busy: its counters are what it said last, and its gauges are left out', async () => {
  const { first, second } = makeServer()
  first.serve(3)
  second.serve(4)
  await first.scrape()
  second.isSilent = true
  first.serve(1)
  expect(await first.scrape()).toEqual({ answered: 8, took: [8, 4, 8], workers: 1 })
  // What it says too late is what it said last.
  second.serve(10)
  for (const question of second.owes) await second.report(question)
  expect(await first.scrape()).toMatchObject({ answered: 18, workers: 1 })
  second.isSilent = false
  expect(await first.scrape()).toMatchObject({ answered: 18, workers: 2 })
})

it('does not fall when the worker that answered the last time is the one that is busy now', async () => {
  const { first, second } = makeServer()
  first.serve(3)
  const { answered } = await first.scrape()
  first.isSilent = true
  expect((await second.scrape()).answered).toBe(answered)
})

it('keeps the counters of workers that have ended, once each, and adds those of their successors', async () => {
  const { first, second, living, fork } = makeServer()
  first.serve(3)
  second.serve(4)
  await first.scrape()
  for (const round of [1, 2, 3]) {
    const before = living.pop()!
    before.exit()
    // Sent before it ended and read after.
    await vi.advanceTimersByTimeAsync(0)
    await before.report(round)
    expect(await first.scrape()).toMatchObject({ answered: 7 + (round - 1) * 5, workers: 1 })
    const next = fork()
    next.serve(5)
    living.push(next)
    expect(await first.scrape()).toEqual({
      answered: 7 + round * 5,
      took: [7 + round * 5, (7 + round * 5) / 2, 7 + round * 5],
      workers: 2,
    })
  }
})
