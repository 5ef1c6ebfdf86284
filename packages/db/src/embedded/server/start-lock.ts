import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets one process at a time work on a home. The lock is an abstract unix socket: the kernel gives the name to one
 * process and takes it back at that process's death, so a lock can never be left behind by a kill.
 */
export async function withStartLock<T>(folder: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const name = `\0prostuti-${nameOf(folder)}`
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

/** For other work on a folder that one process of the machine does at a time; undefined while another has it. */
export const tryFolderLock = (purpose: string, folder: string): Promise<(() => Promise<void>) | undefined> =>
  tryToTake(`\0prostuti-${purpose}-${nameOf(folder)}`, true)

const nameOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 32)

function tryToTake(name: string, mayEnd = false): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    // Exclusive, because node:cluster would otherwise hand the same socket to every worker.
    server.listen({ path: name, exclusive: true }, () => {
      // Who holds a lock for hours is not kept alive by it.
      if (mayEnd) server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}
