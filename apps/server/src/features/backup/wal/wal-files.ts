import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lsn, segmentOfName, startOfSegment, timelineOfName } from '@prostuti/db'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import { isSealedName, plainName } from '../store/vault.ts'

const WHOLE = '.zst'
const PARTIAL = '.partial'

/** How a segment is called that is whole, and one that is still being received. */
export const wholeName = (segment: string): string => `${segment}${WHOLE}`
export const partialName = (segment: string): string => `${segment}${PARTIAL}`

export type WalFile = {
  file: string
  segment: string
  timeline: number
  number: bigint
  isPartial: boolean
  /** Of a partial one: no more of it than this is good. */
  goodBytes?: number
}

type Wanted = { isSealed: boolean; takesUnsealed: boolean }

/** The segments of a folder in order, each once: the whole one where it is there, and where there is a key, the one that is sealed with it. */
export async function listWal(folder: string, { isSealed, takesUnsealed }: Wanted): Promise<WalFile[]> {
  const found = new Map<string, WalFile>()
  const names = (await readdir(folder).catch(noneIfMissing)).filter(
    (file) => !isSealed || takesUnsealed || isSealedName(file),
  )
  // The better one of two that have the same segment comes last.
  for (const file of names.toSorted((a, b) => worthOf(a, isSealed) - worthOf(b, isSealed))) {
    const [, segment, ending] = /^([0-9A-F]{24})(\.zst|\.partial)$/.exec(plainName(file)) ?? []
    if (segment === undefined) continue
    const place = { timeline: timelineOfName(segment), number: segmentOfName(segment) }
    found.set(segment, { file: join(folder, file), segment, ...place, isPartial: ending === PARTIAL })
  }
  return [...found.values()].toSorted((a, b) => (a.segment < b.segment ? -1 : 1))
}

const worthOf = (file: string, isSealed: boolean): number =>
  (plainName(file).endsWith(WHOLE) ? 2 : 0) + (isSealedName(file) === isSealed ? 1 : 0)

/**
 * At `at` everything that had been committed was received: the WAL up to `lsn`, which lies `bytes` into `segment`. `checksum` is
 * the CRC-32 of that part of the segment.
 */
export type Reached = { at: Date; lsn: Lsn; segment: string; bytes: number; checksum: number }

/** Some of the last ones, the newest last: a copy of the folder that is made meanwhile has an older segment beside a newer note. */
const keptNotes = 120

export const reachedFile = (folder: string): string => join(folder, 'reached')

export const formatReached = (notes: readonly Reached[]): string =>
  notes.map(({ at, segment, bytes, checksum }) => `${at.toISOString()} ${segment} ${bytes} ${checksum}\n`).join('')

export function addReached(notes: readonly Reached[], note: Reached): Reached[] {
  const others = notes.at(-1)?.lsn === note.lsn ? notes.slice(0, -1) : notes
  return [...others, note].slice(-keptNotes)
}

export async function readReached(folder: string): Promise<Reached[]> {
  const text = await readFile(reachedFile(folder), 'utf8').catch(noneIfMissing)
  const notes: Reached[] = []
  for (const line of String(text).split('\n')) {
    const [, at = '', segment = '', bytes, checksum] = /^(\S+) ([0-9A-F]{24}) (\d+) (\d+)$/.exec(line) ?? []
    if (checksum === undefined) continue
    const lsn = startOfSegment(segmentOfName(segment)) + BigInt(bytes!)
    notes.push({ at: new Date(at), lsn, segment, bytes: Number(bytes), checksum: Number(checksum) })
  }
  return notes
}

export const changedAt = async (file: string): Promise<Date> => (await stat(file)).mtime
