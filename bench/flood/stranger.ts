// A process of its own: `stranger.ts <address> <seconds>`. It sends what came of it to its parent.
import { connect } from 'node:net'
import { anonymousRequests } from './anonymous-requests.ts'

export type StrangerReport = { requests: number; statuses: string }

const [, , url = '', seconds = '0'] = process.argv
const connections = 64
const { hostname, port } = new URL(url)
const counts = new Map<string, number>()

async function begin(): Promise<void> {
  const requests = anonymousRequests(await csrfHeaders())
  const until = performance.now() + Number(seconds) * 1000
  let sent = 0
  const next = () => {
    sent += 1
    return requests[sent % requests.length]?.(sent) ?? ''
  }
  await Promise.all(Array.from({ length: connections }, () => keepAsking(next, until)))
  const statuses = [...counts].sort().map(([status, count]) => `${status} × ${count}`)
  const report: StrangerReport = { requests: sent, statuses: statuses.join(', ') }
  process.send?.(report, () => process.disconnect?.())
}

/** One connection after the other until the time is over, each for as long as the server keeps it. */
async function keepAsking(next: () => string, until: number): Promise<void> {
  while (performance.now() < until) await oneConnection(next, until)
}

function oneConnection(next: () => string, until: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.3' })
    const end = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()))
    let rest = Buffer.alloc(0)
    socket.setNoDelay(true)
    socket.on('error', () => count('lost'))
    socket.once('close', () => {
      clearTimeout(end)
      resolve()
    })
    socket.once('connect', () => socket.write(next()))
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      const length = lengthOfAnswer(rest)
      if (length === undefined || rest.length < length) return
      count(rest.toString('latin1', 9, 12))
      rest = Buffer.alloc(0)
      if (performance.now() < until) socket.write(next())
      else socket.destroy()
    })
  })
}

/** Undefined while it is not known; an answer in chunks ends with an empty one. */
function lengthOfAnswer(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const status = head.slice(9, 12)
  if (status === '204' || status === '304') return end + 4
  if (head.includes('transfer-encoding: chunked'))
    return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' ? bytes.length : undefined
  return end + 4 + Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0)
}

/** As a browser would: without them no writing call gets further than the first check. */
async function csrfHeaders(): Promise<string> {
  const response = await fetch(`${url}/sanctum/csrf-cookie`)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return `cookie: ${cookie}\r\nx-xsrf-token: ${decodeURIComponent(cookie.split('=')[1] ?? '')}\r\n`
}

const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

await begin()
