import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findUpload, type OwnUpload } from './find-upload.ts'
import { partOf } from './upload-files.ts'

const { upload } = tables

/** So much may be sent again when a process dies in the middle of a long part. */
const checkpointBytes = 32 * 1024 * 1024

/** What a part must come to, where its sender says so. */
export type Checksum = { algorithm: 'sha1' | 'sha256' | 'md5'; digest: Buffer }

type Part = OwnUpload & {
  offset: number
  body: Readable
  checksum?: Checksum | undefined
  dataDir: string
  now: () => Date
}

type Received = { received: number; bytes: number } | 'wrong_checksum'

/**
 * Writes what arrives behind what is there, as fast as the disk takes it: nothing of it gathers in memory. What was written is
 * counted once it is on disk, also when the connection breaks; a part with a checksum counts whole or not at all. A newer request for
 * the same file takes over, and the older one ends.
 */
export async function receivePart(
  db: Db,
  { key, staffId, offset, body, checksum, dataDir, now }: Part,
): Promise<Received> {
  const { bytes, received, state } = await findUpload(db, { key, staffId })
  // What is whole is judged, and takes no more.
  if (received !== offset || state !== 'open') throw new AppError('version_conflict')
  const writer = randomBytes(9).toString('base64url')
  const isMine = and(eq(upload.key, key), eq(upload.writer, writer), eq(upload.state, 'open'))
  const begun = await db
    .update(upload)
    .set({ writer })
    .where(and(eq(upload.key, key), eq(upload.state, 'open'), eq(upload.received, offset)))
    .returning({ id: upload.id })
  if (begun.length === 0) throw new AppError('version_conflict')

  const file = await open(partOf(dataDir, key), 'r+').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('not_found') : error
  })
  let at = offset
  /** Says how much is there for certain; that it says so for nothing means that another has taken over. */
  const keep = async (): Promise<void> => {
    await file.datasync()
    const isWhole = at === bytes
    const kept = await db
      .update(upload)
      .set({ received: at, updatedAt: now(), ...(isWhole && { state: 'whole', writer: null }) })
      .where(isMine)
      .returning({ id: upload.id })
    if (kept.length === 0) throw new AppError('version_conflict')
  }
  try {
    const hash = checksum && createHash(checksum.algorithm)
    let checkpoint = at + checkpointBytes
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        if (at + chunk.length > bytes) throw new AppError('payload_too_large')
        await writeAll(file, chunk, at)
        hash?.update(chunk)
        at += chunk.length
        if (hash !== undefined || at < checkpoint) continue
        await keep()
        checkpoint = at + checkpointBytes
      }
    } catch (error) {
      // The connection broke: what has come so far need not come again.
      if (hash === undefined && at > offset && !(error instanceof AppError)) await keep()
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new AppError('no_room', { cause: error }) : error
    }
    if (hash && checksum && !isSame(hash.digest(), checksum.digest)) return 'wrong_checksum'
    if (at > offset) await keep()
    return { received: at, bytes }
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done)
    done += bytesWritten
  }
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
