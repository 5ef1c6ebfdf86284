import { connect, type Socket } from 'node:net'

export type Load = { requestsPerSecond: number; p50: number; p99: number }

type RequestLoad = { url: string; seconds: number; connections?: number; headers?: Record<string, string> }

/**
 * Sends requests as fast as they are answered, for a bounded time, over keep-alive connections. Written on bare sockets:
 * on two cores a full HTTP client spends more time on a page than the server does, and would measure itself. A single
 * answer other than 200 makes the figures worthless, so it throws.
 */
export async function load({ url, seconds, connections = 64, headers = {} }: RequestLoad): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: connections }, () => oneConnection(connect(Number(port), hostname), request, until, times)),
  )
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
  return { requestsPerSecond: times.length / ((performance.now() - startedAt) / 1000), p50: at(0.5), p99: at(0.99) }
}

function oneConnection(socket: Socket, request: Buffer, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    let missing = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.once('connect', send)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a connection')))
    socket.on('data', (chunk) => {
      try {
        missing = missing === 0 ? bytesMissing(chunk) : missing - chunk.length
      } catch (error) {
        socket.destroy()
        return reject(error as Error)
      }
      if (missing > 0) return
      times.push(performance.now() - sentAt)
      if (performance.now() < until) return send()
      socket.destroy()
      resolve()
    })
  })
}

/** How much of an answer is still to come after its first piece. */
function bytesMissing(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (end < 0 || length === undefined || !head.startsWith('HTTP/1.1 200'))
    throw new Error(`not an answer that can be measured: ${head.slice(0, 200)}`)
  return end + 4 + Number(length) - chunk.length
}
