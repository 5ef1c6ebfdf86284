import { type Db, tables } from '@prostuti/db'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { removeJudged } from '../judge/judged-files.ts'
import { removeParts } from './upload-files.ts'

const { upload } = tables

/** Whoever has not gone on for so long does not come back. */
const keptMs = 7 * 24 * 3_600_000

/** Lets go of files that were never finished, refused, or that no form has taken; the rows of those that were taken stay. */
export async function sweepUploads(db: Db, storage: Storage, now: Date): Promise<number> {
  const old = and(
    inArray(upload.state, ['open', 'whole', 'good', 'refused']),
    lt(upload.updatedAt, new Date(now.getTime() - keptMs)),
  )
  const rows = await db.select().from(upload).where(old).orderBy(asc(upload.id)).limit(100)
  for (const row of rows) {
    // Its row first: a form that takes it at this moment keeps its file.
    const gone = await db
      .delete(upload)
      .where(and(eq(upload.id, row.id), old))
      .returning({ id: upload.id })
    if (gone.length === 0) continue
    await removeParts(storage, row)
    await removeJudged(storage, row)
  }
  return rows.length
}
