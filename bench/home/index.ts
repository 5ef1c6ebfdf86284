import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { load } from '../support/load.ts'
import { median, round } from '../support/statistics.ts'

const rounds = 5
const seconds = 4
const idleSeconds = 60

/** How near the guest home page comes to a server that does nothing, by turns so that both meet the same machine. */
const bench: Bench = async () => {
  const server = await startServer()
  const yardstick = await startServer({}, fileURLToPath(new URL('hello.ts', import.meta.url)))
  try {
    const page = await fetch(server.url, { headers: { 'accept-encoding': 'br' } })
    if (page.status !== 200 || page.headers.get('content-encoding') !== 'br')
      throw new Error('the home page did not come as it should')
    // An idle process: its first pages are made one a second, and then what that took is given back.
    await setTimeout(idleSeconds * 1000)
    const idleMemory = residentMegabytes(server.process.pid)
    const hello = { url: yardstick.url, seconds }
    const home = { url: server.url, seconds, headers: { 'accept-encoding': 'br' } }
    await load({ ...hello, seconds: 2 })
    await load({ ...home, seconds: 2 })
    const runs = []
    for (let round = 0; round < rounds; round++) runs.push({ hello: await load(hello), home: await load(home) })
    const figures = {
      hello_rps: round(median(runs.map((run) => run.hello.requestsPerSecond)), 0),
      home_rps: round(median(runs.map((run) => run.home.requestsPerSecond)), 0),
      ratio: round(median(runs.map((run) => run.home.requestsPerSecond / run.hello.requestsPerSecond))),
      home_p99_ms: median(runs.map((run) => run.home.p99)),
      idle_rss_mb: idleMemory,
    }
    return {
      figures,
      table: [
        {
          what: 'bare Fastify hello',
          'requests/s': figures.hello_rps,
          ratio: 1,
          'p99 ms': median(runs.map((run) => run.hello.p99)),
        },
        {
          what: 'guest home page, brotli',
          'requests/s': figures.home_rps,
          ratio: figures.ratio,
          'p99 ms': figures.home_p99_ms,
        },
        { what: 'idle server process, MB resident', 'requests/s': figures.idle_rss_mb, ratio: '', 'p99 ms': '' },
      ],
    }
  } finally {
    await server.stop()
    await yardstick.stop()
  }
}

export default bench

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
