import { createReadStream } from 'node:fs'
import { access, type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lsn, SEGMENT_BYTES, segmentName, segmentOf, startOfSegment } from '@prostuti/db'
import { compressing } from '../store/compression.ts'
import type { Sealer } from '../store/seal.ts'
import type { Vault } from '../store/vault.ts'
import { writeDurably } from '../store/write-durably.ts'
import { partialName, reachedFile, wholeName } from './wal-files.ts'

export type WalWriter = {
  /** Begins at the start of a segment and goes on without gaps. */
  write(start: Lsn, bytes: Buffer): Promise<void>
  /** All that was written is on disk; says up to where. */
  flush(): Promise<Lsn>
  noteReached(at: Date): Promise<void>
  close(): Promise<void>
}

type Segment = { name: string; start: Lsn; path: string; handle: FileHandle; sealer: Sealer | undefined; bytes: number }

type WalPlace = { folder: string; timeline: number; from: Lsn }

/**
 * Writes the WAL as it comes: the segment that is being received as it is, so that no second of it is missing, and each whole one
 * compressed. A whole segment is never written again.
 */
export function createWalWriter(vault: Vault, { folder, timeline, from }: WalPlace): WalWriter {
  let segment: Segment | undefined
  let written = from
  let isDirty = false

  async function begin(at: Lsn): Promise<Segment> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = segmentName(timeline, segmentOf(at))
    const path = join(folder, vault.stored(partialName(name)))
    const handle = await open(path, 'w', 0o600)
    const sealer = vault.sealer()
    if (sealer !== undefined) await handle.write(sealer.head)
    return { name, start: startOfSegment(segmentOf(at)), path, handle, sealer, bytes: 0 }
  }

  async function append(current: Segment, bytes: Buffer): Promise<void> {
    await current.handle.write(current.sealer?.frame(bytes, false) ?? bytes)
    current.bytes += bytes.length
    written = current.start + BigInt(current.bytes)
    isDirty = true
  }

  async function finish({ name, path, handle }: Segment): Promise<void> {
    await handle.datasync()
    await handle.close()
    segment = undefined
    const whole = join(folder, vault.stored(wholeName(name)))
    const isThere = await access(whole).then(
      () => true,
      () => false,
    )
    if (!isThere) {
      const source = vault.isSealed ? vault.open(path, { mayBeUnfinished: true }) : createReadStream(path)
      await writeDurably(whole, source, compressing(), vault.sealing())
    }
    await rm(path, { force: true })
  }

  return {
    async write(start, bytes) {
      let at = 0
      while (at < bytes.length) {
        segment ??= await begin(start + BigInt(at))
        const expected = segment.start + BigInt(segment.bytes)
        if (expected !== start + BigInt(at)) throw new Error('The log of the database came with a gap.')
        const piece = bytes.subarray(at, at + SEGMENT_BYTES - segment.bytes)
        await append(segment, piece)
        at += piece.length
        if (segment.bytes === SEGMENT_BYTES) await finish(segment)
      }
    },
    async flush() {
      const upTo = written
      const handle = isDirty ? segment?.handle : undefined
      isDirty = false
      await handle?.datasync()
      return upTo
    },
    async noteReached(at) {
      const file = reachedFile(folder)
      await writeFile(`${file}.new`, `${at.toISOString()}\n`, { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
    async close() {
      await segment?.handle.close()
      segment = undefined
    },
  }
}
