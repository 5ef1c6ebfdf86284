import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { freeBytes, leastFreeBytes } from '../../config/free-space.ts'
import { AppError } from '../../errors.ts'
import { UNFINISHED } from '../disk/unfinished.ts'
import { hashFile } from '../hash-file.ts'
import type { StoredFacts } from '../storage.ts'

type Fetched = { key: string; facts: StoredFacts; read: () => Promise<Readable | undefined> }

type Limits = { bytesAtMost?: number; free?: typeof freeBytes }

/** Whoever uses one says so by its date, which other processes of this machine see. */
const beatMs = 60_000
const inUseMs = 5 * beatMs

/** Files of the bucket that programs of this machine have to open, on its disk; one that nobody uses may go at any time. */
export function createFetchedFiles(folder: string, { bytesAtMost = 4 * 1024 ** 3, free = freeBytes }: Limits = {}) {
  const fetching = new Map<string, Promise<void>>()
  const touch = (path: string) => utimes(path, new Date(), new Date()).catch(() => {})

  async function fetchOnce(path: string, { facts, read }: Fetched): Promise<void> {
    const there = await stat(path).catch(() => undefined)
    if (there?.size === facts.bytes) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await makeRoom(facts.bytes)
    const draft = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`
    try {
      const content = await read()
      if (content === undefined) throw new AppError('not_found')
      await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
      const { size } = await stat(draft)
      if (size !== facts.bytes || (facts.sha256 !== undefined && (await hashFile(draft)) !== facts.sha256))
        throw new AppError('unavailable', { cause: new Error('a file did not come as it was put') })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Drops the longest unused until the new one fits, with a floor of free space for everything else. */
  async function makeRoom(bytes: number): Promise<void> {
    const files = []
    for (const name of await readdir(folder)) {
      const facts = await stat(join(folder, name)).catch(() => undefined)
      if (facts !== undefined) files.push({ path: join(folder, name), bytes: facts.size, at: facts.mtimeMs })
    }
    let left = files.reduce((sum, file) => sum + file.bytes, 0)
    let room = (await free(folder)) - leastFreeBytes
    for (const file of files.toSorted((one, other) => one.at - other.at)) {
      if (left + bytes <= bytesAtMost && room >= bytes) return
      if (file.at > Date.now() - inUseMs) break
      await rm(file.path, { force: true })
      left -= file.bytes
      room += file.bytes
    }
    if (room < bytes) throw new AppError('unavailable', { retryAfterSeconds: 300 })
  }

  return {
    async use<Result>(file: Fetched, work: (path: string) => Promise<Result>): Promise<Result> {
      const name = createHash('sha256').update(`${file.key} ${file.facts.etag}`).digest('hex').slice(0, 40)
      const path = join(folder, name)
      // Whoever wants one that is just being fetched waits for the same one.
      const fetched = fetching.get(name) ?? fetchOnce(path, file).finally(() => fetching.delete(name))
      fetching.set(name, fetched)
      await fetched
      await touch(path)
      const beat = setInterval(() => touch(path), beatMs)
      try {
        return await work(path)
      } finally {
        clearInterval(beat)
      }
    },
  }
}
