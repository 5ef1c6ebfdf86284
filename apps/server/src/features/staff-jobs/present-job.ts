import type { ResponseOf } from '@prostuti/contract'
import type { listJobs } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'
import type { StaffJobKinds } from '../../jobs/staff-job-kind.ts'

type PresentedJob = ResponseOf<typeof listJobs>['jobs'][number]

type FoundJob = { job: typeof tables.staffJob.$inferSelect; by: { id: number; name: string } }

export function presentJob({ job, by }: FoundJob, { kinds, now }: { kinds: StaffJobKinds; now: Date }): PresentedJob {
  const { input, fileName, expiresAt } = job
  const hasFile = job.state === 'done' && fileName !== null && expiresAt !== null && expiresAt > now
  return {
    id: job.id,
    kind: job.kind,
    title: job.title,
    by,
    state: job.state,
    done: job.done,
    failed: job.failed,
    total: job.total,
    may_cancel: job.cancelAskedAt === null && kinds.get(job.kind)?.isOwed !== true,
    is_cancelling: job.cancelAskedAt !== null && job.endedAt === null,
    error: job.error,
    created_at: job.createdAt.toISOString(),
    ended_at: job.endedAt?.toISOString() ?? null,
    list: typeof input.list === 'string' ? input.list : null,
    file: hasFile
      ? {
          name: fileName,
          expires_at: expiresAt.toISOString(),
          step_up: kinds.get(job.kind)?.file?.hasPhones === true,
        }
      : null,
  }
}
