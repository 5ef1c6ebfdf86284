import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Slow 4G as Lighthouse has it. */
const roundTripMs = 150
const bytesPerMs = { down: 1600 / 8, up: 750 / 8 }

/** So much of one connection goes before another has its turn: a few packets. */
const sliceBytes = 4 * 1460

export type SlowLine = {
  /** Whatever went through, both ways, with all headers. */
  bytes(): number
  /** Nothing has gone through for so long; given up after a while, because a page may ask for ever. */
  quiet(forMs: number): Promise<void>
  close(): Promise<void>
}

/**
 * The phone's line to the server: everything that the page and its service worker ask for shares it, as on a real phone. At the
 * port that is given; a connection begins with a round trip, and what is sent arrives half a round trip after it has left.
 */
export async function openSlowLine(port: number, serverPort: number): Promise<SlowLine> {
  let count = 0
  let lastAt = performance.now()
  const counted = (size: number) => {
    count += size
    lastAt = performance.now()
  }
  const down = createLane(bytesPerMs.down, counted)
  const up = createLane(bytesPerMs.up, counted)
  const sockets = new Set<Socket>()

  const line = createServer(async (phone) => {
    const server = connect(serverPort, '127.0.0.1')
    for (const socket of [phone, server]) {
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    phone.pause()
    await pause(roundTripMs)
    join(phone, server, up)
    join(server, phone, down)
    phone.resume()
  })
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve))

  return {
    bytes: () => count,
    async quiet(forMs) {
      const until = performance.now() + 5_000
      lastAt = performance.now()
      while (performance.now() - lastAt < forMs && performance.now() < until) await pause(20)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}

type Lane = { send(from: Socket, chunk: Buffer, to: Socket): void; end(from: Socket, to: Socket): void }

function join(from: Socket, to: Socket, lane: Lane): void {
  from.on('data', (chunk) => lane.send(from, chunk, to))
  from.on('close', () => lane.end(from, to))
}

/** One direction of the line: slices of all its connections, in turns, as fast as it goes. */
function createLane(rate: number, counted: (size: number) => void): Lane {
  const waiting = new Map<Socket, { chunks: Buffer[]; to: Socket }>()
  const onTheWay: { slice: Buffer; to: Socket }[] = []
  let freeAt = 0
  let isRunning = false

  /** In the order in which they left, whichever timer is heard first on a busy machine. */
  function arrive(): void {
    const { slice, to } = onTheWay.shift()!
    if (!to.destroyed) to.write(slice)
  }

  async function run(): Promise<void> {
    isRunning = true
    for (let next = takeSlice(); next !== undefined; next = takeSlice()) {
      const { slice, to } = next
      freeAt = Math.max(freeAt, performance.now()) + slice.length / rate
      counted(slice.length)
      onTheWay.push({ slice, to })
      // Sent when the last of it has left; a timer is too coarse for a single slice, so they may run ahead a little.
      setTimeout(arrive, Math.max(0, freeAt - performance.now()) + roundTripMs / 2)
      if (freeAt - performance.now() > 5) await pause(freeAt - performance.now())
    }
    isRunning = false
  }

  function takeSlice(): { slice: Buffer; to: Socket } | undefined {
    const [first] = waiting
    if (first === undefined) return undefined
    const [from, { chunks, to }] = first
    const [chunk = Buffer.alloc(0), ...rest] = chunks
    const slice = chunk.subarray(0, sliceBytes)
    const left = chunk.length > sliceBytes ? [chunk.subarray(sliceBytes), ...rest] : rest
    // Back to the end of the line.
    waiting.delete(from)
    if (left.length > 0) waiting.set(from, { chunks: left, to })
    return { slice, to }
  }

  return {
    send(from, chunk, to) {
      const { chunks } = waiting.get(from) ?? { chunks: [] }
      waiting.set(from, { chunks: [...chunks, chunk], to })
      if (!isRunning) run()
    },
    async end(from, to) {
      while (waiting.has(from)) await pause(20)
      // After the last slice, which is on its way.
      setTimeout(() => to.end(), Math.max(0, freeAt - performance.now()) + roundTripMs)
    },
  }
}
