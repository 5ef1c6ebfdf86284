import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'
import { addJobKind, beginStaffJob, type JobStep, type StaffJobKinds, type StepOutcome } from '../staff-jobs/index.ts'
import { type PublishInput, publishStep } from './publishing/publish-steps.ts'
import { rehearseCorrection } from './rehearsal/rehearse-correction.ts'

const { keyCorrection, staffJob } = tables

export const rehearsalJob = 'rehearse_correction'
export const publishingJob = 'publish_correction'

type RehearsalInput = { correctionId: number }

/** The long work of corrections. */
export function addCorrectionJobs(kinds: StaffJobKinds): void {
  addJobKind<RehearsalInput>(kinds, { kind: rehearsalJob, action: 'corrections.write', step: rehearsalStep })
  addJobKind<PublishInput>(kinds, {
    kind: publishingJob,
    action: 'corrections.write',
    step: publishStep,
    stopped: (tx, { jobId, input, now }) => putBack(tx, { jobId, input, now }),
  })
}

/** Stopped before a key was changed, nothing has happened. After that it can only go on (`goOn`). */
async function putBack(tx: Transaction, { jobId, input, now }: { jobId: number; input: PublishInput; now: Date }) {
  const [job] = await tx.select({ position: staffJob.position }).from(staffJob).where(eq(staffJob.id, jobId))
  if (job?.position !== null) return
  await tx
    .update(keyCorrection)
    .set({ state: input.takesBack ? 'published' : 'draft', updatedAt: now })
    .where(and(eq(keyCorrection.id, input.correctionId), eq(keyCorrection.state, 'publishing')))
}

type GoingOn = { correction: typeof keyCorrection.$inferSelect; title: string; member: StaffMember; now: Date }

/** Takes a publication up again that was stopped between its steps: it was signed, and half of the doctors may have been told. */
export async function goOn(tx: Transaction, { correction, title, member, now }: GoingOn): Promise<number> {
  const [job] = await tx
    .select()
    .from(staffJob)
    .where(eq(staffJob.id, correction.jobId ?? 0))
  if (job === undefined || job.endedAt === null) throw new AppError('version_conflict')
  const { input, position, done, total } = job
  const jobId = await beginStaffJob(tx, { kind: publishingJob, title, staffId: member.id, input, now })
  await tx.update(staffJob).set({ position, done, total }).where(eq(staffJob.id, jobId))
  return jobId
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
