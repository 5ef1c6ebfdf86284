import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { segmentOfName } from '@prostuti/db'
import { plainName } from '../store/vault.ts'

const WHOLE = '.zst'
const PARTIAL = '.partial'

/** How a segment is called that is whole, and one that is still being received. */
export const wholeName = (segment: string): string => `${segment}${WHOLE}`
export const partialName = (segment: string): string => `${segment}${PARTIAL}`

export type WalFile = { file: string; segment: string; number: bigint; isPartial: boolean }

/** The segments of a folder in order, each once: the whole one where it is there. */
export async function listWal(folder: string): Promise<WalFile[]> {
  const names = await readdir(folder).catch(() => [])
  const found = new Map<string, WalFile>()
  for (const file of names) {
    const [, segment, ending] = /^([0-9A-F]{24})(\.zst|\.partial)$/.exec(plainName(file)) ?? []
    if (segment === undefined) continue
    const isPartial = ending === PARTIAL
    if (isPartial && found.has(segment)) continue
    found.set(segment, { file: join(folder, file), segment, number: segmentOfName(segment), isPartial })
  }
  return [...found.values()].toSorted((a, b) => (a.segment < b.segment ? -1 : 1))
}

/** Says up to which moment everything that was committed has been received. */
export const reachedFile = (folder: string): string => join(folder, 'reached')

export async function readReached(folder: string): Promise<Date | undefined> {
  const text = await readFile(reachedFile(folder), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : new Date(text.trim())
}

export const changedAt = async (file: string): Promise<Date> => (await stat(file)).mtime
