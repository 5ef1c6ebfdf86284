import type { ResponseOf } from '@prostuti/contract'
import type { readImport } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { readKind, undoKind } from './job-kinds.ts'
import { nextIn } from './rows/count-rows.ts'
import { groupFaults } from './rows/group-faults.ts'
import { formula } from './rows/list-rows.ts'
import { showOneImport } from './show-imports.ts'
import { countSubjects } from './taking/begin-taking.ts'

const { questionImportFile, questionImportRow, staffJob } = tables

type Shown = ResponseOf<typeof readImport>['import']

/** All that the screen says of an import above its list. While a job is at it, only how far that has come. */
export async function showImport(tx: Tx, asked: { id: number; member: StaffMember }): Promise<Shown> {
  const { found, listed } = await showOneImport(tx, asked)
  const { id, summary } = found
  const isBusy = found.state === 'reading' || found.state === 'taking'
  const job = await findJob(tx, found.jobId)
  const next = (state: 'cannot' | 'look') => (isBusy ? null : nextIn(tx, { importId: id, state, after: 0 }))
  const subjects = isBusy ? [] : await countSubjects(tx, id)
  const unknown = subjects.filter(({ isKnown }) => !isKnown)
  return {
    ...listed,
    refusal: found.refusal,
    subject_id: found.subjectId,
    topic_id: found.topicId,
    tags: found.tags,
    progress: isBusy && job ? progressOf(job) : null,
    stopped: isBusy ? null : stoppedOf(job),
    words: summary?.words ?? 0,
    bijoy_words: summary?.bijoyWords ?? 0,
    ...(isBusy ? { pictures: 0, formulas: 0 } : await countExtras(tx, id)),
    first_lines: (summary?.firstLines ?? []).map(({ number, runs }) => ({
      number,
      text: runs
        .map(({ shown }) => shown)
        .join('')
        .slice(0, 300),
    })),
    groups: isBusy ? [] : await groupFaults(tx, id),
    unknown_subjects: unknown.flatMap(({ name, count }) => (name === null ? [] : [{ name, count }])),
    without_subject: found.subjectId === null ? unknown.reduce((sum, { count }) => sum + count, 0) : 0,
    first_fault: await next('cannot'),
    first_look: await next('look'),
  }
}

type Job = typeof staffJob.$inferSelect

async function findJob(tx: Tx, id: number | null): Promise<Job | undefined> {
  if (id === null) return undefined
  const [job] = await tx.select().from(staffJob).where(eq(staffJob.id, id))
  return job
}

function progressOf(job: Job): Shown['progress'] {
  const common = { job_id: job.id, is_cancelling: job.cancelAskedAt !== null }
  const { position } = job
  if (job.kind === readKind && position?.phase === 'comparing')
    return { ...common, phase: 'comparing', done: Number(position.compared), total: Number(position.bank) }
  const phase = job.kind === readKind ? 'reading' : job.kind === undoKind ? 'undoing' : 'taking'
  return { ...common, phase, done: job.done, total: job.total }
}

function stoppedOf(job: Job | undefined): Shown['stopped'] {
  if (job === undefined || job.kind === readKind) return null
  return job.state === 'cancelled' || job.state === 'failed' ? job.state : null
}

async function countExtras(tx: Tx, importId: number): Promise<{ pictures: number; formulas: number }> {
  const isIts = eq(questionImportRow.importId, importId)
  const hasFormula = sql`(${questionImportRow.reading} -> 'text' || jsonb_build_object('parts', ${questionImportRow.reading} -> 'parts'))::text ~ ${formula}`
  return {
    pictures: await tx.$count(
      questionImportFile,
      and(eq(questionImportFile.importId, importId), sql`${questionImportFile.number} > 0`),
    ),
    formulas: await tx.$count(questionImportRow, and(isIts, hasFormula)),
  }
}
