import { randomBytes } from 'node:crypto'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { copyPart, keepCopy, removeCopy, removePart } from '../upload/upload-files.ts'
import { hashFile, type Judgement, type Judges, judgeFile } from './judge-file.ts'

const { upload } = tables

/** A process that judges says so every half minute; one that has not for so long is taken for dead. */
const beatMs = 30_000
const patienceMs = 4 * beatMs

type Bench = { dataDir: string; judges: Judges; clock: () => Date; signal: AbortSignal }

/** Judges what is whole, one after the other: what is good goes to where it is served from, what is not is let go of. */
export async function judgeUploads(db: Db, bench: Bench): Promise<number> {
  let judged = 0
  while (!bench.signal.aborted) {
    const claimed = await claim(db, bench)
    if (claimed === undefined) return judged
    await judgeOne(db, claimed, bench)
    judged += 1
  }
  return judged
}

type Claimed = Pick<typeof upload.$inferSelect, 'id' | 'key' | 'kind'> & { judge: string }

async function claim(db: Db, { dataDir, clock }: Bench): Promise<Claimed | undefined> {
  const now = clock()
  const free = or(isNull(upload.claimedAt), lt(upload.claimedAt, new Date(now.getTime() - patienceMs)))
  const isFree = and(eq(upload.state, 'whole'), free)
  const [next] = await db
    .select({ id: upload.id, dead: upload.writer })
    .from(upload)
    .where(isFree)
    .orderBy(asc(upload.id))
    .limit(1)
  if (next === undefined) return undefined
  const judge = randomBytes(9).toString('base64url')
  const [mine] = await db
    .update(upload)
    .set({ claimedAt: now, writer: judge })
    .where(and(eq(upload.id, next.id), isFree))
    .returning({ id: upload.id, key: upload.key, kind: upload.kind })
  if (mine === undefined) return undefined
  if (next.dead !== null) await removeCopy(dataDir, { key: mine.key, judge: next.dead })
  return { ...mine, judge }
}

const isStillMine = ({ id, judge }: Claimed) =>
  and(eq(upload.id, id), eq(upload.state, 'whole'), eq(upload.writer, judge))

/** Looks at a copy that nobody else writes to, and serves that very copy. */
async function judgeOne(db: Db, claimed: Claimed, { dataDir, judges, clock }: Bench): Promise<void> {
  const { key, kind } = claimed
  const beat = setInterval(async () => {
    await db
      .update(upload)
      .set({ claimedAt: clock() })
      .where(isStillMine(claimed))
      .catch(() => {})
  }, beatMs)
  try {
    const path = await copyPart(dataDir, claimed)
    const sha256 = await hashFile(path)
    const judgement = await judgeFile({ key, kind, path }, judges)
    const isKept = await db.transaction((tx) => keep(tx, { ...claimed, judgement, sha256, dataDir, now: clock() }))
    if (isKept) await removePart(dataDir, key)
  } catch (error) {
    // One that its owner gave up meanwhile has no file any more.
    if ((await db.$count(upload, isStillMine(claimed))) > 0) throw error
  } finally {
    clearInterval(beat)
    await removeCopy(dataDir, claimed)
  }
}

type Outcome = Claimed & { judgement: Judgement; sha256: string; dataDir: string; now: Date }

/** Writes down what it is, and puts it in its place while the row is held: whoever has taken over, or given it up, comes first or after. */
async function keep(tx: Transaction, { judgement, sha256, dataDir, now, ...claimed }: Outcome): Promise<boolean> {
  const judged = { sha256, writer: null, updatedAt: now }
  const [row] = await tx
    .update(upload)
    .set(
      'refused' in judgement
        ? { ...judged, state: 'refused', refusal: judgement.refused }
        : { ...judged, state: 'good', facts: judgement.facts },
    )
    .where(isStillMine(claimed))
    .returning({ kind: upload.kind })
  if (row === undefined) return false
  if ('facts' in judgement) {
    const folder = row.kind === 'video' ? 'videos' : 'documents'
    await keepCopy(dataDir, claimed, { folder, file: judgement.facts.file })
  }
  return true
}
