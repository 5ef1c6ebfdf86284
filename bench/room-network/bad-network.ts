import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Weather = {
  /** How many of a hundred calls are lost: on the way there or the way back, cut off or without a word. */
  lossPercent: number
  /** Each way. */
  latencyMs: number
  /** Nobody is reached at all. */
  offline: boolean
}

const fine: Weather = { lossPercent: 0, latencyMs: 0, offline: false }

export type BadNetwork = {
  url: string
  /** Calls that arrived, and calls that were lost on their way. */
  counts: { passed: number; lost: number }
  set(weather: Partial<Weather>): void
  close(): Promise<void>
}

/**
 * A network between a browser and the server: every call of the page and of its service worker goes through it, because
 * it stands at the address they ask. The order of fates is the same in every run.
 */
export async function openBadNetwork(serverPort: number): Promise<BadNetwork> {
  let weather = fine
  let calls = 0
  const counts = { passed: 0, lost: 0 }

  const proxy = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming)
    const fate = fateOf(calls++, weather)
    if (weather.offline || fate === 'cut') return lose(outgoing, 'cut')
    if (fate === 'swallowed') return lose(outgoing, 'swallowed')
    await pause(weather.latencyMs)
    const answer = await pass(incoming, body, serverPort).catch(() => undefined)
    await pause(weather.latencyMs)
    if (!answer || weather.offline || fate === 'answer-cut') return lose(outgoing, 'cut')
    if (fate === 'answer-swallowed') return lose(outgoing, 'swallowed')
    counts.passed += 1
    outgoing.writeHead(answer.status, answer.headers)
    outgoing.end(answer.body)
  })
  function lose(outgoing: ServerResponse, how: 'cut' | 'swallowed'): void {
    counts.lost += 1
    // What is swallowed leaves the browser waiting, as a dead mobile connection does.
    if (how === 'cut') outgoing.socket?.destroy()
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    counts,
    set(change) {
      weather = { ...fine, ...change }
    },
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

type Fate = 'passed' | 'cut' | 'swallowed' | 'answer-cut' | 'answer-swallowed'

const losses: Fate[] = ['cut', 'swallowed', 'answer-cut', 'answer-swallowed']

function fateOf(call: number, { lossPercent }: Weather): Fate {
  // 61 and 100 have no common divisor: a hundred calls in a row have a hundred different numbers.
  if ((call * 61) % 100 >= lossPercent) return 'passed'
  return losses[Math.floor(call * 0.37) % losses.length] ?? 'cut'
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

function pass({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: url, headers }, async (answer) => {
      const { 'transfer-encoding': _, ...kept } = answer.headers
      try {
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: await bodyOf(answer) })
      } catch (error) {
        reject(error)
      }
    })
    call.on('error', reject)
    call.end(body)
  })
}
