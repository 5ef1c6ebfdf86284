import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets one process at a time work on a home. The lock is an abstract unix socket: the kernel gives the name to one
 * process and takes it back at that process's death, so a lock can never be left behind by a kill.
 */
export async function withStartLock<T>(folder: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const name = `\0prostuti-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  const deadline = Date.now() + timeoutMs
  let release = await tryToTake(name)
  while (!release) {
    if (Date.now() > deadline) {
      throw new Error(
        `Another process has been starting the database in ${folder} for ${timeoutMs / 1000} s; giving up.`,
      )
    }
    await pause(20)
    release = await tryToTake(name)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

function tryToTake(name: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    // Exclusive, because node:cluster would otherwise hand the same socket to every worker.
    server.listen({ path: name, exclusive: true }, () => {
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}
