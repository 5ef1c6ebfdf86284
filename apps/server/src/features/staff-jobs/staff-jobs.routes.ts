import { cancelJob, jobFile, listJobs, readJob } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { writeAudit } from '../audit/index.ts'
import { may, registerStaffCall, registerStaffWrite, requireProof } from '../staff/index.ts'
import { readJobParts } from './file/read-job-parts.ts'
import { findJob, findJobItems, findJobs } from './find-jobs.ts'
import { presentJob } from './present-job.ts'

const { staffJob } = tables

/** What a member does with the long work that they asked for. */
export function staffJobRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const { jobKinds: kinds } = deps

  registerStaffCall(
    app,
    deps,
    listJobs,
    async ({ member, query, now }) => {
      const { found, next } = await findJobs(db, { member, whose: query.whose ?? 'own', before: query.before })
      return { jobs: found.map((each) => presentJob(each, { kinds, now })), next }
    },
    // Asked every second while something is under way.
    { skipLog: true },
  )

  registerStaffCall(app, deps, readJob, async ({ member, params: { id }, query, now }) => {
    const found = await findJob(db, { member, id })
    const { items, next } = await findJobItems(db, { id, outcome: query.outcome, after: query.after })
    return { job: presentJob(found, { kinds, now }), items, next }
  })

  registerStaffWrite(app, deps, cancelJob, async (tx, { member, params: { id }, now }) => {
    const { job } = await findJob(tx, { member, id })
    if (kinds.get(job.kind)?.isOwed) throw new AppError('not_found')
    // The step that is under way ends; the next one sees it. Pressed twice, or too late, it changes nothing.
    await tx
      .update(staffJob)
      .set({ cancelAskedAt: now })
      .where(and(eq(staffJob.id, id), isNull(staffJob.endedAt), isNull(staffJob.cancelAskedAt)))
    const found = await findJob(tx, { member, id })
    const { kind } = found.job
    return {
      answer: { job: presentJob(found, { kinds, now }) },
      resource: 'job',
      resourceId: id,
      after: { kind, cancelled: true },
    }
  })

  registerStaffCall(app, deps, jobFile, async (asked) => {
    const { member, session, params, reply, now, request } = asked
    const found = await findJob(db, { member, id: params.id })
    const { file } = presentJob(found, { kinds, now })
    const kind = kinds.get(found.job.kind)
    const format = kind?.file?.format
    // What somebody may not do any more, they may not fetch either.
    if (file === null || format === undefined || !may(member, kind!.action)) throw new AppError('not_found')
    if (file.step_up) requireProof(asked, now)
    // How often it was fetched, and by whom, is asked when numbers turn up where they should not be.
    await writeAudit(db, {
      at: now,
      staffId: member.id,
      staffSessionId: session.id,
      action: 'own',
      resource: 'job_file',
      resourceId: String(params.id),
      after: { file: file.name, rows: found.job.done },
      requestId: request.id,
    })
    reply.headers({
      'content-type': format.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
    })
    return format.assemble(readJobParts(db, params.id))
  })
}
