import { type Db, tables } from '@prostuti/db'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { keepPart, partOf, removePart } from '../upload/upload-files.ts'
import { hashFile, type Judges, judgeFile } from './judge-file.ts'

const { upload } = tables

/** Longer than the largest file takes to be read; then the process that began is taken for dead. */
const patienceMs = 5 * 60_000

type Bench = { dataDir: string; judges: Judges; clock: () => Date; signal: AbortSignal }

/** Judges what is whole, one after the other: what is good goes to where it is served from, what is not is let go of. */
export async function judgeUploads(db: Db, bench: Bench): Promise<number> {
  let judged = 0
  while (!bench.signal.aborted) {
    const row = await claim(db, bench.clock())
    if (row === undefined) return judged
    await judgeOne(db, row, bench)
    judged += 1
  }
  return judged
}

async function claim(db: Db, now: Date) {
  const free = or(isNull(upload.claimedAt), lt(upload.claimedAt, new Date(now.getTime() - patienceMs)))
  const isFree = and(eq(upload.state, 'whole'), free)
  const [next] = await db.select({ id: upload.id }).from(upload).where(isFree).orderBy(asc(upload.id)).limit(1)
  if (next === undefined) return undefined
  const [mine] = await db
    .update(upload)
    .set({ claimedAt: now })
    .where(and(eq(upload.id, next.id), isFree))
    .returning()
  return mine
}

async function judgeOne(db: Db, row: typeof upload.$inferSelect, { dataDir, judges, clock }: Bench): Promise<void> {
  const { key, kind } = row
  const path = partOf(dataDir, key)
  const sha256 = await hashFile(path)
  const judgement = await judgeFile({ key, kind, path }, judges)
  const isStill = and(eq(upload.id, row.id), eq(upload.state, 'whole'))
  if ('refused' in judgement) {
    const refused = { state: 'refused', refusal: judgement.refused, sha256, updatedAt: clock() } as const
    await db.update(upload).set(refused).where(isStill)
    return removePart(dataDir, key)
  }
  const { facts } = judgement
  await keepPart(dataDir, key, { folder: kind === 'video' ? 'videos' : 'documents', file: facts.file })
  await db.update(upload).set({ state: 'good', facts, sha256, updatedAt: clock() }).where(isStill)
  await removePart(dataDir, key)
}
