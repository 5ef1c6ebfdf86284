import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Tells this process's own entries from those of others. */
const ownId = randomBytes(8).toString('hex')
let entries = 0

export type Registration = { withdraw(): Promise<void> }

const prefixOf = (folder: string) =>
  `prostuti-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}-used-by-`

/**
 * Enters this process among those that use the database of a home. An entry is an abstract unix socket, as the start lock
 * is: the kernel withdraws it at the death of its process, so a killed one does not count.
 */
export async function registerProcess(folder: string): Promise<Registration> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    entries += 1
    server.listen({ path: `\0${prefixOf(folder)}${ownId}-${entries}`, exclusive: true }, resolve)
  })
  server.unref()
  let withdrawn: Promise<void> | undefined
  return {
    withdraw: () => {
      withdrawn ??= new Promise((done) => server.close(() => done()))
      return withdrawn
    },
  }
}

/** Whether anybody is entered; read without waiting, because it is also asked while a process exits. */
export function isInUse(folder: string, { countOwn }: { countOwn: boolean }): boolean {
  const prefix = `@${prefixOf(folder)}`
  const own = prefix + ownId
  return readFileSync('/proc/net/unix', 'utf8')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf(' ') + 1))
    .some((name) => name.startsWith(prefix) && (countOwn || !name.startsWith(own)))
}
