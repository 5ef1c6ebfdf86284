import { type Db, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { addJobKind, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import { type PublishInput, publishStep } from './publishing/publish-steps.ts'
import { rehearseCorrection } from './rehearsal/rehearse-correction.ts'

const { staffJob } = tables

export const rehearsalJob = 'rehearse_correction'
export const publishingJob = 'publish_correction'

type RehearsalInput = { correctionId: number }

/** The long work of corrections. */
export function addCorrectionJobs(kinds: StaffJobKinds): void {
  addJobKind<RehearsalInput>(kinds, { kind: rehearsalJob, action: 'corrections.write', step: rehearsalStep })
  addJobKind<PublishInput>(kinds, { kind: publishingJob, action: 'corrections.write', step: publishStep })
}

/**
 * One step, however large the papers: what is rehearsed is the database at one moment, which only one transaction can see. How far it has
 * come is told beside it.
 */
async function rehearsalStep(_: unknown, { jobId, input, now, db }: JobStep<RehearsalInput>): Promise<StepOutcome> {
  let seen = { done: 0, total: 0 }
  const progress = async (done: number, total: number) => {
    seen = { done, total }
    await tellProgress(db, jobId, seen)
  }
  await rehearseCorrection(db, { correctionId: input.correctionId, now, progress })
  return { next: undefined, done: seen.done, total: seen.total }
}

async function tellProgress(db: Db, jobId: number, progress: { done: number; total: number }): Promise<void> {
  await db
    .update(staffJob)
    .set({ state: 'running', ...progress })
    .where(eq(staffJob.id, jobId))
}
