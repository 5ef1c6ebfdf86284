import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { measureUtilization } from '../pacing/measure-utilization.ts'

/** What the first visitors after a start open, and what takes long when it is asked for the first time. */
const addresses = ['/', '/batches', '/events', '/faq', '/api/docs/json']

/**
 * Asks the server for its first pages before anybody else does, one after the other and only while there is little else to do: the
 * first visitor gets them from memory, and nobody waits for code that has never run. A page that cannot be made now is
 * made when somebody asks for it.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of addresses)
    for (const lang of ['bn', 'en']) {
      await quietSecond()
      await app.inject({ url, headers: { cookie: `lang=${lang}`, accept: 'text/html' } }).catch(() => {})
    }
}

async function quietSecond(): Promise<void> {
  const utilization = measureUtilization()
  do await pause(1000, undefined, { ref: false })
  while (utilization() > 0.2)
}
