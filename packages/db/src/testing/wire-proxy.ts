import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { errorResponse, readyForQuery, statementReader } from './wire-messages.ts'

/** Where a server listens: its unix socket, or a port of this machine. */
export type WireTarget = { path: string } | { port: number }

/**
 * What happens to a statement: it fails with a SQLSTATE and its connection lives on, the connection is cut instead of it, it runs
 * and its answer never comes, or it runs and the connection is cut before its answer comes. Undefined passes it on.
 */
export type Verdict = { code: string; message?: string } | 'cut' | 'unanswered' | 'cut before answer' | undefined

type ProxyOptions = {
  /** Asked about every statement as it passes. */
  judge?: (statement: string) => Verdict
}

/** A network between the app and a PostgreSQL server, which can be cut, fall silent and be slow. */
export type WireProxy = {
  port: number
  /** The same address by way of this proxy. */
  urlFor(url: string): string
  /** Every connection there is ends at once; new ones are let in. */
  cut(): void
  /** The same, and nobody is let in any more. */
  refuse(): void
  /** Nothing passes any more, in either direction, and nobody is told: a cable that was pulled. New connections hear nothing. */
  silence(): void
  /** Everything takes so much longer, each way. */
  delay(ms: number): void
  /** As it was: also what was held back passes. */
  mend(): void
  /** Where new connections lead. */
  leadTo(target: WireTarget): void
  /** Connections that are open now. */
  open(): number
  close(): Promise<void>
}

/** `first` may also say anew where each connection leads. */
export async function startWireProxy(
  first: WireTarget | (() => WireTarget),
  { judge }: ProxyOptions = {},
): Promise<WireProxy> {
  let target = first
  let isSilent = false
  let isRefusing = false
  let delayMs = 0
  const links = new Set<Link>()

  const server = createServer((client) => {
    if (isRefusing) return void client.resetAndDestroy()
    const link = createLink(client, createConnection(typeof target === 'function' ? target() : target), {
      judge,
      delayMs: () => delayMs,
    })
    links.add(link)
    client.once('close', () => links.delete(link))
    if (isSilent) link.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const cut = () => {
    for (const link of links) link.cut()
  }
  return {
    port,
    urlFor(url) {
      const through = new URL(url)
      through.searchParams.delete('host')
      through.host = `127.0.0.1:${port}`
      return through.href
    },
    cut,
    refuse() {
      isRefusing = true
      cut()
    },
    silence() {
      isSilent = true
      for (const link of links) link.pause()
    },
    delay(ms) {
      delayMs = ms
    },
    mend() {
      isSilent = false
      isRefusing = false
      delayMs = 0
      for (const link of links) link.resume()
    },
    leadTo(next) {
      target = next
    },
    open: () => links.size,
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

type Link = { pause(): void; resume(): void; cut(): void }

type LinkOptions = { judge: ProxyOptions['judge']; delayMs: () => number }

function createLink(client: Socket, upstream: Socket, { judge, delayMs }: LinkOptions): Link {
  const sides = [client, upstream]
  const cut = () => {
    if (!client.destroyed) client.resetAndDestroy()
    upstream.destroy()
  }
  let answers: 'pass' | 'stop' | 'cut' = 'pass'
  const send = (to: Socket, bytes: Buffer) => {
    const ms = delayMs()
    if (ms === 0) to.write(bytes)
    else setTimeout(() => to.destroyed || to.write(bytes), ms)
  }

  const read =
    judge === undefined
      ? (bytes: Buffer) => send(upstream, bytes)
      : statementReader({
          pass: (bytes) => send(upstream, bytes),
          judge(statement) {
            const verdict = judge(statement)
            if (verdict === 'cut') cut()
            else if (verdict === 'unanswered') answers = 'stop'
            else if (verdict === 'cut before answer') answers = 'cut'
            else if (verdict !== undefined) {
              send(client, errorResponse(verdict.code, verdict.message))
              return 'refused'
            }
            return 'passed'
          },
          refusedAll: () => send(client, readyForQuery),
        })
  client.on('data', read)
  upstream.on('data', (bytes) => {
    if (answers === 'cut') cut()
    else if (answers === 'pass') send(client, bytes)
  })
  for (const side of sides) {
    side.setNoDelay(true)
    side.on('error', cut)
  }
  // What was said last still arrives.
  client.on('close', () => upstream.destroySoon())
  upstream.on('close', () => client.destroySoon())
  return {
    pause: () => {
      for (const side of sides) side.pause()
    },
    resume: () => {
      for (const side of sides) side.resume()
    },
    cut,
  }
}
