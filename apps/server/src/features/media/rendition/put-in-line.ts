import { type Transaction, tables } from '@prostuti/db'
import { and, desc, eq, inArray } from 'drizzle-orm'

const { renditionRun, upload, video } = tables

/** The uploaded file of a video, from which its sizes are made; undefined where it has none of its own. */
async function uploadedFile(tx: Transaction, videoId: number): Promise<string | undefined> {
  const [row] = await tx.select({ renditions: video.renditions }).from(video).where(eq(video.id, videoId))
  const key = row?.renditions[0]?.file.split('/')[0] ?? ''
  const [found] = await tx.select({ facts: upload.facts }).from(upload).where(eq(upload.key, key))
  return found?.facts?.kind === 'video' ? found.facts.file : undefined
}

/** Asks for the sizes of a video; what was asked for its earlier file is given up. Says whether there is something to make them from. */
export async function putInLine(tx: Transaction, { videoId, now }: { videoId: number; now: Date }): Promise<boolean> {
  const file = await uploadedFile(tx, videoId)
  if (file === undefined) return false
  await tx
    .update(renditionRun)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(eq(renditionRun.videoId, videoId), inArray(renditionRun.state, ['waiting', 'running'])))
  await tx.insert(renditionRun).values({ videoId, file, createdAt: now, updatedAt: now })
  return true
}

/** The last one that was asked for. */
export async function lastRun(tx: Pick<Transaction, 'select'>, videoId: number) {
  const [run] = await tx
    .select()
    .from(renditionRun)
    .where(eq(renditionRun.videoId, videoId))
    .orderBy(desc(renditionRun.id))
    .limit(1)
  return run
}
