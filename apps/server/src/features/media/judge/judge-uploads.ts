import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { removeParts } from '../upload/upload-files.ts'
import { joinParts } from './join-parts.ts'
import { type Judgement, type Judges, judgeFile } from './judge-file.ts'
import { removeJudged } from './judged-files.ts'

const { upload, uploadPart } = tables

/** A process that judges says so every half minute; one that has not for so long is taken for dead. */
const beatMs = 30_000
const patienceMs = 4 * beatMs

type Bench = { storage: Storage; judges: Judges; clock: () => Date; signal: AbortSignal }

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

async function claim(db: Db, { clock }: Bench): Promise<Claimed | undefined> {
  const now = clock()
  const free = or(isNull(upload.claimedAt), lt(upload.claimedAt, new Date(now.getTime() - patienceMs)))
  const isFree = and(eq(upload.state, 'whole'), free)
  const [next] = await db.select({ id: upload.id }).from(upload).where(isFree).orderBy(asc(upload.id)).limit(1)
  if (next === undefined) return undefined
  const judge = randomBytes(9).toString('base64url')
  const [mine] = await db
    .update(upload)
    .set({ claimedAt: now, writer: judge })
    .where(and(eq(upload.id, next.id), isFree))
    .returning({ id: upload.id, key: upload.key, kind: upload.kind })
  return mine && { ...mine, judge }
}

const isStillMine = ({ id, judge }: Claimed) =>
  and(eq(upload.id, id), eq(upload.state, 'whole'), eq(upload.writer, judge))

/** Looks at a copy that nobody else writes to, and serves that very copy. */
async function judgeOne(db: Db, claimed: Claimed, { storage, judges, clock }: Bench): Promise<void> {
  const { key, kind } = claimed
  const beat = setInterval(async () => {
    await db
      .update(upload)
      .set({ claimedAt: clock() })
      .where(isStillMine(claimed))
      .catch(() => {})
  }, beatMs)
  try {
    await storage.useScratch(async (folder) => {
      const path = join(folder, 'whole')
      const sha256 = await joinParts(db, { ...claimed, storage, path })
      const judgement = await judgeFile({ key, kind, path }, judges)
      // Its place is named only once it is there.
      if ('facts' in judgement) await storage.putFile(placeOf(judgement), path, { move: true, sha256 })
      const isKept = await db.transaction((tx) => keep(tx, { ...claimed, judgement, sha256, now: clock() }))
      if (isKept) await removeParts(storage, claimed)
      else if ('facts' in judgement) await removeOfNobody(db, { ...claimed, judgement, storage })
    })
  } catch (error) {
    // One that its owner gave up meanwhile has no parts any more.
    if ((await db.$count(upload, isStillMine(claimed))) > 0) throw error
  } finally {
    clearInterval(beat)
  }
}

type Good = Extract<Judgement, { facts: unknown }>

const placeOf = ({ facts }: Good): string => `${facts.kind === 'video' ? 'videos' : 'documents'}/${facts.file}`

/** Who has taken over puts the same into the same place, and needs it there; of one that was given up nobody does. */
async function removeOfNobody(db: Db, { id, judgement, storage }: Claimed & { judgement: Good; storage: Storage }) {
  if ((await db.$count(upload, eq(upload.id, id))) === 0) await removeJudged(storage, judgement)
}

type Outcome = Claimed & { judgement: Judgement; sha256: string; now: Date }

/** Writes down what it is, unless somebody has taken over or given it up meanwhile. */
async function keep(tx: Transaction, { judgement, sha256, now, ...claimed }: Outcome): Promise<boolean> {
  const judged = { sha256, writer: null, updatedAt: now }
  const [row] = await tx
    .update(upload)
    .set(
      'refused' in judgement
        ? { ...judged, state: 'refused', refusal: judgement.refused }
        : { ...judged, state: 'good', facts: judgement.facts },
    )
    .where(isStillMine(claimed))
    .returning({ id: upload.id })
  if (row === undefined) return false
  await tx.delete(uploadPart).where(eq(uploadPart.uploadId, row.id))
  return true
}
