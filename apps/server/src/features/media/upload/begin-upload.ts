import { randomBytes } from 'node:crypto'
import { type UploadKind, uploadBytes, uploadKinds } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { freeBytes, leastFreeBytes } from '../../../config/free-space.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'

const { staff, upload } = tables

/** Files that one member has under way or lying about at once. */
const openAtMost = 20

type NewUpload = { kind: UploadKind; name: string; bytes: number }

/** What a tus client says of the file it is about to send; undefined where that is not enough. */
export function readNewUpload(length: unknown, metadata: unknown): NewUpload | undefined {
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length) || typeof metadata !== 'string') return undefined
  const said = new Map(
    metadata.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
  const kind = uploadKinds.find((each) => each === said.get('kind'))
  // Control characters have no place in a name, nor has what a database cannot keep.
  const name = (said.get('filename') ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, 200)
  const bytes = Number(length)
  return kind === undefined || name === '' || bytes === 0 ? undefined : { kind, name, bytes }
}

type Beginning = NewUpload & {
  staffId: number
  storage: Pick<Storage, 'isLocal'>
  dataDir: string
  now: Date
  free?: typeof freeBytes
}

/** Makes room for a file: its row, which its parts belong to. */
export async function beginUpload(
  tx: Transaction,
  { staffId, storage, dataDir, now, free = freeBytes, ...file }: Beginning,
) {
  if (file.bytes > uploadBytes[file.kind]) throw new AppError('payload_too_large')
  await refuseWithoutRoom(tx, { bytes: file.bytes, now, isLocal: storage.isLocal, free: () => free(dataDir) })
  // Held, so that those that are begun at once are counted one after the other.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update')
  const waiting = and(eq(upload.staffId, staffId), inArray(upload.state, ['open', 'whole', 'good']))
  if ((await tx.$count(upload, waiting)) >= openAtMost)
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
  const key = randomBytes(24).toString('base64url')
  await tx.insert(upload).values({ ...file, key, staffId, createdAt: now, updatedAt: now })
  return key
}

type Room = { bytes: number; now: Date; isLocal: boolean; free: () => Promise<number> }

/** A file lies there twice while it is judged: as its parts came, and joined. */
const twice = 2

/** Whoever has sent nothing for so long goes on only where there is still room. */
const promisedMs = 6 * 3_600_000

/** What the disk has is promised to those that were begun earlier, by whomever, before it is promised to this one. */
async function refuseWithoutRoom(tx: Transaction, { bytes, now, isLocal, free }: Room): Promise<void> {
  // In a bucket there is room; this machine needs some only for the one that is being judged.
  if (!isLocal) {
    if ((await free()) - leastFreeBytes < bytes) throw new AppError('no_room')
    return
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room for uploads'))`)
  const [open] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${twice} * ${upload.bytes} - ${upload.received}), 0)::float8` })
    .from(upload)
    .where(and(inArray(upload.state, ['open', 'whole']), gt(upload.updatedAt, new Date(now.getTime() - promisedMs))))
  // Asked last: what arrives meanwhile is counted twice rather than not at all.
  if ((await free()) - open!.bytes - leastFreeBytes < twice * bytes) throw new AppError('no_room')
}
