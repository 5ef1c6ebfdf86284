import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { hashFile, hashStream } from './hash-file.ts'
import type { Storage } from './storage.ts'
import { isKey } from './storage-key.ts'
import { storageRoots } from './storage-roots.ts'

/** `strange`: what no server of ours has put there; it stays where it is. */
export type MoveReport = {
  copied: number
  known: number
  removed: number
  bytes: number
  strange: string[]
  faults: string[]
}

type Move = { from: Storage; to: Storage; remove: boolean; atOnce?: number; onFile?: (report: MoveReport) => void }

/**
 * Copies every file from one storage to the other and reads each copy back. What is there already, with the same hash, is not copied again,
 * so that a move that was broken off goes on. Nothing is removed unless that is asked for and every file has arrived.
 */
export async function moveFiles({ from, to, remove, atOnce = 4, onFile = () => {} }: Move): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, known: 0, removed: 0, bytes: 0, strange: [], faults: [] }
  await eachFile(from, atOnce, async (key) => {
    if (!isKey(key)) return void report.strange.push(key)
    try {
      const bytes = await copyFile(key, { from, to })
      if (bytes === undefined) report.known += 1
      else {
        report.copied += 1
        report.bytes += bytes
      }
    } catch (error) {
      report.faults.push(`${key}: ${causeOf(error)}`)
    }
    onFile(report)
  })
  if (!remove || report.faults.length > 0) return report
  await eachFile(from, atOnce, async (key) => {
    if (!isKey(key) || (await to.stat(key)) === undefined) return
    await from.remove(key)
    report.removed += 1
  })
  return report
}

/** So many at once and no more are looked at, however many there are. */
async function eachFile(storage: Storage, atOnce: number, work: (key: string) => Promise<void>): Promise<void> {
  const limit = pLimit(atOnce)
  let page: Promise<void>[] = []
  for (const root of storageRoots)
    for await (const { key } of storage.list(root)) {
      page.push(limit(() => work(key)))
      if (page.length < 500) continue
      await Promise.all(page)
      page = []
    }
  await Promise.all(page)
}

/** How much was copied; undefined where the same file was there already. */
const copyFile = (key: string, { from, to }: Pick<Move, 'from' | 'to'>): Promise<number | undefined> =>
  from.useScratch(async (folder) => {
    const path = join(folder, 'file')
    const content = await from.open(key)
    // Removed by the server meanwhile.
    if (content === undefined) return undefined
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    const sha256 = await hashFile(path)
    const there = await to.stat(key)
    if (there !== undefined && (there.sha256 ?? (await hashOf(to, key)).sha256) === sha256) return undefined
    await to.putFile(key, path, { sha256 })
    const copy = await hashOf(to, key)
    if (copy.sha256 !== sha256) throw new Error('what was read back is something else')
    return copy.bytes
  })

const hashOf = async (storage: Storage, key: string) =>
  hashStream(((await storage.open(key)) ?? []) as AsyncIterable<Buffer>)

const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
