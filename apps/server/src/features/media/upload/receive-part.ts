import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Db, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'
import { findUpload, type OwnUpload } from './find-upload.ts'
import { openSpool } from './spool.ts'
import { partKey } from './upload-files.ts'

const { upload, uploadPart } = tables

/** So much may be sent again when a process dies in the middle of a long part. */
const checkpointBytes = 16 * 1024 * 1024

/** What a part must come to, where its sender says so. */
export type Checksum = { algorithm: 'sha1' | 'sha256' | 'md5'; digest: Buffer }

type Part = OwnUpload & {
  offset: number
  body: Readable
  checksum?: Checksum | undefined
  storage: Storage
  now: () => Date
}

type Received = { received: number; bytes: number } | 'wrong_checksum'

/**
 * Takes what arrives behind what is there, as fast as the disk takes it: nothing of it gathers in memory. What came is counted once it is
 * in the storage, where every machine can go on with it, also when the connection breaks; a part with a checksum counts whole or not at
 * all. A newer request for the same file takes over, and the older one ends.
 */
export async function receivePart(db: Db, { key, staffId, offset, storage, ...part }: Part): Promise<Received> {
  const { id, bytes, received, state } = await findUpload(db, { key, staffId })
  // What is whole is judged, and takes no more.
  if (received !== offset || state !== 'open') throw new AppError('version_conflict')
  const writer = randomBytes(9).toString('base64url')
  const begun = await db
    .update(upload)
    .set({ writer })
    .where(and(eq(upload.key, key), eq(upload.state, 'open'), eq(upload.received, offset)))
    .returning({ id: upload.id })
  if (begun.length === 0) throw new AppError('version_conflict')
  return storage.useScratch((folder) => receive(db, { ...part, id, key, bytes, offset, storage, writer, folder }))
}

type Receiving = Omit<Part, 'staffId'> & { id: number; bytes: number; writer: string; folder: string }

async function receive(db: Db, { id, key, bytes, offset, writer, folder, ...given }: Receiving): Promise<Received> {
  const { body, checksum, storage, now } = given
  const isMine = and(eq(upload.id, id), eq(upload.writer, writer), eq(upload.state, 'open'))
  const spool = await openSpool(folder)
  /** What is counted; the spool has what came since. */
  let kept = offset
  /** That it counts nothing means that another has taken over, and what was put lies beside what counts. */
  const keep = async (): Promise<void> => {
    const part = { at: kept, bytes: spool.bytes, writer }
    const file = partKey(key, part)
    await storage.putFile(file, await spool.take(), { move: true })
    const reached = kept + part.bytes
    const isCounted = await db.transaction(async (tx) => {
      const mine = await tx
        .update(upload)
        .set({ received: reached, updatedAt: now(), ...(reached === bytes && { state: 'whole', writer: null }) })
        .where(isMine)
        .returning({ id: upload.id })
      if (mine.length > 0) await tx.insert(uploadPart).values({ uploadId: id, ...part })
      return mine.length > 0
    })
    if (!isCounted) {
      await storage.remove(file).catch(() => {})
      throw new AppError('version_conflict')
    }
    kept = reached
  }
  try {
    const hash = checksum && createHash(checksum.algorithm)
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        if (kept + spool.bytes + chunk.length > bytes) throw new AppError('payload_too_large')
        await spool.write(chunk)
        hash?.update(chunk)
        if (hash === undefined && spool.bytes >= checkpointBytes) await keep()
      }
    } catch (error) {
      // The connection broke: what has come so far need not come again.
      if (hash === undefined && spool.bytes > 0 && !(error instanceof AppError)) await keep()
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new AppError('no_room', { cause: error }) : error
    }
    if (hash && checksum && !isSame(hash.digest(), checksum.digest)) return 'wrong_checksum'
    if (spool.bytes > 0) await keep()
    return { received: kept, bytes }
  } finally {
    await spool.close()
  }
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
