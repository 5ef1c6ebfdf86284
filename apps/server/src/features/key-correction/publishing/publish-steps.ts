import { type Transaction, tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { correctKey, publishRanksOf, regradeSome } from '../../exam/index.ts'
import { reopenObjections, settleObjections } from '../../objection/index.ts'
import type { JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import { isRehearsalCurrent } from '../drafts/is-rehearsal-current.ts'
import { areMarked, areRanked, settleEffects } from './settle-effects.ts'
import { forgetTold, tellSome } from './tell-doctors.ts'

const { keyCorrection, questionVersion } = tables

export type PublishInput = { correctionId: number; takesBack: boolean }

type Phase = 'mark' | 'rank' | 'tell' | 'end'
type Position = { phase: Phase; papers: number[]; nth: number; after: number }

/** How many chunks of attempts one step marks. */
const chunksAtOnce = 4
/** How often marks or ranks that another process is at are waited for, each time as long as a step takes. */
const patience = 600

/**
 * Publishing a correction, or taking it back, one step after the other: the key is changed, every attempt is marked again, ranks are
 * drawn, everybody whom it touches is told. A process that dies leaves the next step to another.
 */
export async function publishStep(tx: Transaction, step: JobStep<PublishInput>): Promise<StepOutcome> {
  const position = step.position as Position | null
  if (position === null) return changeKeys(tx, step)
  const { phase } = position
  if (phase === 'mark') return markSome(tx, step, position)
  if (phase === 'rank') return drawRanks(tx, step, position)
  if (phase === 'tell') return tellOn(tx, step, position)
  return end(tx, step)
}

async function findPublishing(tx: Transaction, correctionId: number) {
  const [found] = await tx
    .select()
    .from(keyCorrection)
    .where(and(eq(keyCorrection.id, correctionId), eq(keyCorrection.state, 'publishing')))
    .for('update')
  if (found === undefined) throw new Error(`correction ${correctionId} is not to be published`)
  return found
}

async function changeKeys(tx: Transaction, { input, member, now }: JobStep<PublishInput>): Promise<StepOutcome> {
  const correction = await findPublishing(tx, input.correctionId)
  try {
    // Undone by itself where it is refused, so that the refusal can be written down.
    const papers = await tx.transaction((inner) =>
      input.takesBack
        ? takeBack(inner, { correction, staffId: member.id, now })
        : putIn(inner, { correction, staffId: member.id, now }),
    )
    const first: Position = { phase: 'mark', papers, nth: 0, after: 0 }
    return { next: first, done: 0, total: await attemptsOf(tx, papers) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tx
      .update(keyCorrection)
      .set({ state: input.takesBack ? 'published' : 'draft', updatedAt: now })
      .where(eq(keyCorrection.id, correction.id))
    return { next: undefined, done: 0, failed: 1, items: [{ key: 'key', outcome: 'failed', words: error.code }] }
  }
}

type Change = { correction: typeof keyCorrection.$inferSelect; staffId: number; now: Date }

async function putIn(tx: Transaction, { correction, staffId, now }: Change): Promise<number[]> {
  const { id, questionId, key, reason } = correction
  if (!(await isRehearsalCurrent(tx, correction))) throw new AppError('rehearsal_outdated')
  const { before, remarked } = await correctKey(tx, { questionId, key, staffId, note: reason?.bn ?? '', now })
  const papers = before.map(({ key: _, ...rest }) => rest)
  await tx.update(keyCorrection).set({ papers, publishedAt: now, updatedAt: now }).where(eq(keyCorrection.id, id))
  return remarked
}

/** Each paper gets what it had; what was added to the bank meanwhile gets what most of them had. */
async function takeBack(tx: Transaction, { correction, staffId, now }: Change): Promise<number[]> {
  const { questionId, papers, paperId, revertedWords } = correction
  const versions = await tx
    .select({ id: questionVersion.id, key: questionVersion.key })
    .from(questionVersion)
    .where(
      inArray(
        questionVersion.id,
        papers.map(({ versionId }) => versionId),
      ),
    )
  const keyOf = new Map(versions.map(({ id, key }) => [id, key]))
  const keysOf = new Map<number, AnswerKey>(papers.map((each) => [each.paperId, keyOf.get(each.versionId)!]))
  const key = keysOf.get(paperId)
  if (key === undefined) throw new AppError('not_found')
  const note = revertedWords ?? ''
  const { remarked } = await correctKey(tx, { questionId, key, keysOf, staffId, note, now })
  await forgetTold(tx, correction.id)
  return remarked
}

const attemptsOf = (tx: Transaction, papers: number[]): Promise<number> =>
  tx.$count(tables.attemptResult, inArray(tables.attemptResult.paperId, papers))

async function markSome(tx: Transaction, { now }: JobStep<PublishInput>, position: Position): Promise<StepOutcome> {
  const paperId = position.papers[position.nth]
  if (paperId === undefined) return { next: { ...position, phase: 'rank', nth: 0, after: 0 }, done: 0 }
  let [after, marked] = [position.after, 0]
  for (let chunk = 0; chunk < chunksAtOnce; chunk++) {
    const some = await regradeSome(tx, { paperId, now, after })
    if (some === undefined) {
      // What another process holds at this moment is looked at again.
      const isDone = await areMarked(tx, paperId)
      return { next: { ...position, nth: position.nth + (isDone ? 1 : 0), after: 0 }, done: marked }
    }
    after = some.last
    marked += some.marked
  }
  return { next: { ...position, after }, done: marked }
}

async function drawRanks(tx: Transaction, { now }: JobStep<PublishInput>, position: Position): Promise<StepOutcome> {
  const paperId = position.papers[position.nth]
  if (paperId === undefined) return { next: { ...position, phase: 'tell', nth: 0, after: 0 }, done: 0 }
  await publishRanksOf(tx, { paperId, now })
  // Drawn by us, or by the sweep of another process that is about to commit.
  const isDone = position.after >= patience || (await areRanked(tx, { paperId, now }))
  const next = isDone ? { nth: position.nth + 1, after: 0 } : { nth: position.nth, after: position.after + 1 }
  return { next: { ...position, ...next }, done: 0 }
}

async function tellOn(
  tx: Transaction,
  { input, now }: JobStep<PublishInput>,
  position: Position,
): Promise<StepOutcome> {
  const { correctionId, takesBack } = input
  if (position.after === 0) await settleEffects(tx, { correctionId, takesBack })
  const told = await tellSome(tx, { correctionId, takesBack, now })
  return { next: told > 0 ? { ...position, after: 1 } : { ...position, phase: 'end' }, done: 0 }
}

async function end(tx: Transaction, { input, now }: JobStep<PublishInput>): Promise<StepOutcome> {
  const correction = await findPublishing(tx, input.correctionId)
  if (input.takesBack) await reopenObjections(tx, correction.id)
  else await settleObjections(tx, { correction, now })
  await tx
    .update(keyCorrection)
    .set({
      state: input.takesBack ? 'reverted' : 'published',
      ...(input.takesBack && { revertedAt: now }),
      updatedAt: now,
    })
    .where(eq(keyCorrection.id, correction.id))
  return { next: undefined, done: 0 }
}
