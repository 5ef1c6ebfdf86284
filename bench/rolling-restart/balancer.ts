import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 200
/** As balancers do it: twice no before one is left out. */
const noesToLeave = 2

type Backend = { url: string; ready: boolean; noes: number }

export type Balancer = Awaited<ReturnType<typeof startBalancer>>

/** The least that any balancer does: each connection goes to the next process whose /readyz says yes. */
export async function startBalancer(urls: string[]) {
  let backends: Backend[] = []
  let turn = 0
  const sockets = new Set<Socket>()
  const use = (next: string[]) => {
    backends = next.map((url) => backends.find((each) => each.url === url) ?? { url, ready: false, noes: 0 })
  }

  async function look(backend: Backend): Promise<void> {
    const isReady = await fetch(`${backend.url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    backend.noes = isReady ? 0 : backend.noes + 1
    backend.ready = isReady || (backend.ready && backend.noes < noesToLeave)
  }

  const server = createServer((client) => {
    const ready = backends.filter((each) => each.ready)
    const backend = ready[turn++ % ready.length]
    if (backend === undefined) return void client.destroy()
    const { hostname, port } = new URL(backend.url)
    const upstream = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroySoon()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  use(urls)
  const looking = setInterval(() => void Promise.all(backends.map(look)), lookEveryMs)
  const allReady = async () => {
    while (!backends.every(({ ready }) => ready)) await pause(lookEveryMs)
  }
  await allReady()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use,
    allReady,
    close() {
      clearInterval(looking)
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
