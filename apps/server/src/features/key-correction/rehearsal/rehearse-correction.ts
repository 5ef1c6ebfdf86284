import { allowLongStatements, type Db, type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { publishRanksOf, regradePaper } from '../../exam/index.ts'
import { satPapers } from '../sat-papers.ts'
import { keepEffects } from './keep-effects.ts'
import { rehearsePaper } from './rehearse-paper.ts'

const { correctionEffect, keyCorrection } = tables

const longestMs = 600_000

type RehearsalOrder = {
  correctionId: number
  now: Date
  /** Told how many attempts were looked at, and how many there are. */
  progress: (done: number, total: number) => Promise<void>
}

/**
 * Finds out what a correction would do, on the database as it is at one moment, and keeps it: for every paper that was sat with the
 * question, what becomes of each attempt. Nothing that a doctor sees is changed.
 */
export async function rehearseCorrection(db: Db, order: RehearsalOrder): Promise<void> {
  const { correctionId, now } = order
  const papers = await db.transaction((tx) => papersOf(tx, correctionId))
  // What an earlier correction left to be marked and ranked is done first: it is what this one is compared with.
  for (const paperId of papers) {
    await regradePaper(db, { paperId, now })
    await publishRanksOf(db, { paperId, now })
  }
  await db.transaction((tx) => rehearseAll(tx, order), { isolationLevel: 'repeatable read' })
}

async function papersOf(tx: Transaction, correctionId: number): Promise<number[]> {
  const [correction] = await tx.select().from(keyCorrection).where(eq(keyCorrection.id, correctionId))
  return correction ? satPapers(tx, correction.questionId) : []
}

async function rehearseAll(tx: Transaction, { correctionId, now, progress }: RehearsalOrder): Promise<void> {
  const began = performance.now()
  const [correction] = await tx
    .select()
    .from(keyCorrection)
    .where(and(eq(keyCorrection.id, correctionId), eq(keyCorrection.state, 'draft')))
    .for('update')
  if (correction === undefined) throw new AppError('not_found')
  const { questionId, key } = correction
  const paperIds = await satPapers(tx, questionId)
  const total = await tx.$count(tables.attemptResult, inArray(tables.attemptResult.paperId, paperIds))
  await allowLongStatements(tx, longestMs)
  await tx.delete(correctionEffect).where(eq(correctionEffect.correctionId, correctionId))
  const effects: tables.PaperEffect[] = []
  let alternatives: tables.CorrectionAlternative[] = []
  let done = 0
  const advance = async (count: number) => {
    done += count
    await progress(done, total)
  }
  for (const paperId of paperIds) {
    const chosen = correction.chosen
    const rehearsed = await rehearsePaper(tx, { paperId, questionId, key, chosen, advance })
    if (paperId === correction.paperId) alternatives = rehearsed.alternatives
    effects.push(await keepEffects(tx, { correctionId, questionId, rehearsed }))
  }
  const tookMs = Math.round(performance.now() - began)
  await tx
    .update(keyCorrection)
    .set({ summary: { papers: effects, alternatives, tookMs }, rehearsedAt: now, updatedAt: now })
    .where(eq(keyCorrection.id, correctionId))
}
