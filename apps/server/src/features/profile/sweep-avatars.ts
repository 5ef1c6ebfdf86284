import { type Tx, tables } from '@prostuti/db'
import { inArray } from 'drizzle-orm'
import type { Storage } from '../../storage/storage.ts'
import { listOldFiles, removeFile } from '../files/index.ts'

const { doctor } = tables

const hour = 3_600_000
const atOnce = 1000

/**
 * Removes pictures that no doctor has: one whose commit failed, or which could not be removed when a new one came. Only old
 * ones, because a new one is on disk before its doctor names it.
 */
export async function sweepAvatars({ db, storage }: { db: Tx; storage: Storage }, now: Date): Promise<number> {
  const pictures = await listOldFiles(storage, 'avatars', new Date(now.getTime() - hour))
  let removed = 0
  for (let from = 0; from < pictures.length; from += atOnce) {
    const some = pictures.slice(from, from + atOnce)
    const rows = await db.select({ avatar: doctor.avatar }).from(doctor).where(inArray(doctor.avatar, some))
    const named = new Set(rows.map(({ avatar }) => avatar))
    for (const name of some.filter((each) => !named.has(each))) {
      await removeFile(storage, 'avatars', name)
      removed += 1
    }
  }
  return removed
}
