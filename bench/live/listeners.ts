// A process of its own, so that holding thousands of ends is not paid for by the server. Each is one doctor's open page.
import { connect } from 'node:net'

export type ListenersOrder = { open: { url: string; tokens: string[] } } | { wait: number }
export type ListenersReport = { opened: number } | { heardAt: number[] }

const openedAtOnce = 100
const heard = new Map<number, number[]>()
const waiting = new Map<number, (times: number[]) => void>()
let listeners = 0

process.on('message', async (order: ListenersOrder) => {
  const report: ListenersReport =
    'open' in order ? { opened: await openAll(order.open) } : { heardAt: await heardByAll(order.wait) }
  process.send?.(report)
})

async function openAll({ url, tokens }: { url: string; tokens: string[] }): Promise<number> {
  const left = tokens.values()
  const open = async () => {
    for (const token of left) await openOne(url, token)
  }
  await Promise.all(Array.from({ length: openedAtOnce }, open))
  listeners += tokens.length
  return listeners
}

/** Done when the server has said that from now on nothing is missed. */
function openOne(url: string, token: string): Promise<void> {
  const { hostname, port, pathname, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let rest = ''
    socket.once('connect', () =>
      socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`),
    )
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`a stream was ended: ${rest.slice(0, 200)}`)))
    socket.on('data', (chunk) => {
      const at = performance.timeOrigin + performance.now()
      rest += chunk.toString('latin1')
      if (rest.includes('"resync"')) resolve()
      for (const [, id] of rest.matchAll(/"kind":"notice","id":(\d+)}\n\n/g)) note(Number(id), at)
      rest = rest.slice(rest.lastIndexOf('\n\n') + 1).slice(-1000)
    })
  })
}

function note(id: number, at: number): void {
  const times = heard.get(id) ?? []
  times.push(at)
  heard.set(id, times)
  if (times.length === listeners) waiting.get(id)?.(times)
}

function heardByAll(id: number): Promise<number[]> {
  const times = heard.get(id)
  if (times?.length === listeners) return Promise.resolve(times)
  return new Promise((resolve) => waiting.set(id, resolve))
}
