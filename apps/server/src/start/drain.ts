import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import type { StopSignals } from '../deps.ts'
import { countConnections, stopAccepting } from '../plugins/connections.ts'
import type { Stop } from '../workers/role.ts'

/** Whoever has connected a moment ago and not sent a request yet may send it within this. */
const lingerMs = 1_000
/** How long a worker that was replaced waits for connections that are kept open to send their last request. */
const handOverMs = 10_000
/** Whatever still hangs after this is left. */
const patienceMs = 20_000

/** What comes between the word to stop and the closing, so that no request that was sent goes unanswered. */
export function createDrain({ drainMs }: Pick<Env, 'drainMs'>) {
  const draining = new AbortController()
  const leaving = new AbortController()
  const signals: StopSignals = { draining: draining.signal, leaving: leaving.signal }

  async function run(sites: FastifyInstance[], how: Stop): Promise<void> {
    draining.abort()
    if (how === 'drain') await pause(drainMs)
    for (const site of sites) stopAccepting(site)
    leaving.abort()
    if (how === 'replaced') await untilQuiet(sites, handOverMs)
    else if (how === 'drain' && drainMs > 0) await untilQuiet(sites, lingerMs)
    setTimeout(() => process.exit(1), patienceMs).unref()
  }
  return { signals, run }
}

async function untilQuiet(sites: FastifyInstance[], atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs
  while (performance.now() < until && sites.some((site) => countConnections(site) > 0)) await pause(20)
}
