import { dirname } from 'node:path'
import { type Db, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'

const { video } = tables

/** A folder that an upload has made: what came with the product is nobody's to remove. */
const isOurs = (file: string): boolean => /^[A-Za-z0-9_-]{32}\//.test(file)

/**
 * Lets go of files that nobody can be watching any more. Of a file whose sizes were made the file itself stays, so that they can be made
 * again; what lies in its folder goes with it once the video has another.
 */
export async function sweepRetired(db: Db, storage: Storage, now: Date): Promise<number> {
  const ended = sql`exists (select from jsonb_array_elements(${video.retired}) as old where (old ->> 'until')::timestamptz < ${now.toISOString()}::timestamptz)`
  const rows = await db.select({ id: video.id }).from(video).where(ended).limit(100)
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(video).where(eq(video.id, id)).for('no key update')
      if (row === undefined) return
      const isOver = ({ until }: { until: string }) => new Date(until) < now
      const kept = row.retired.filter((old) => !isOver(old))
      const used = [row, ...kept].flatMap(({ renditions }) => renditions.map(({ file }) => keyOf(file)))
      await tx.update(video).set({ retired: kept }).where(eq(video.id, id))
      for (const { renditions, playlist } of row.retired.filter(isOver)) {
        const files = renditions.map(({ file }) => file).filter(isOurs)
        for (const key of new Set(files.map(keyOf))) if (!used.includes(key)) await storage.removeAll(`videos/${key}/`)
        // Sizes that were made again: the older ones go alone.
        if (playlist !== null && isOurs(playlist) && row.playlist !== playlist)
          await storage.removeAll(`videos/${dirname(playlist)}/`)
      }
    })
  return rows.length
}

const keyOf = (file: string): string => file.slice(0, file.indexOf('/'))
