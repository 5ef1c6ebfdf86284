import * as calls from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mayReadMarks, retryFaults } from '../exam/index.ts'
import { plainLine } from '../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite, type StaffMember } from '../staff/index.ts'
import { beginStaffJob, dayFileName } from '../staff-jobs/index.ts'
import { listAttempts } from './attempt-rows.ts'
import { holdResults } from './hold-results.ts'
import { addMeritJobs, meritJob } from './merit-list-job.ts'
import { findResultPaper, listResultPapers, readResultPaper } from './paper-results.ts'
import { voidAttempt } from './void-attempt.ts'

const { contact } = tables

/** How papers came out: who sat them, their merit lists; results that are withheld, attempts that are void. */
export function meritListRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  addMeritJobs(deps.jobKinds)

  registerStaffCall(app, deps, calls.listResultPapers, ({ query, member, now }) =>
    listResultPapers(db, { ...query, member, now }),
  )
  registerStaffCall(app, deps, calls.readPaperResults, ({ params, member, now }) =>
    readResultPaper(db, { paperId: params.id, member, now }),
  )
  registerStaffCall(app, deps, calls.listAttempts, async ({ params, query, member, now }) => {
    const row = await findResultPaper(db, { paperId: params.id, member })
    return listAttempts(db, { ...query, paperId: params.id, member, isWithheld: !mayReadMarks(now, member, row) })
  })

  registerStaffWrite(app, deps, calls.voidAttempt, async (tx, { params, body, member, now }) => {
    const reason = plainLine(body.reason)
    const before = await voidAttempt(tx, { id: params.id, reason, member, now })
    return {
      answer: { id: params.id },
      resource: 'attempt',
      resourceId: params.id,
      doctorId: before.doctorId,
      before: { voided: false, ranked: before.ranked },
      after: { voided: true, ranked: false },
      reason,
      action: 'attempt_voided' as const,
    }
  })

  registerStaffWrite(app, deps, calls.holdResults, async (tx, { params, body, member, now }) => {
    const { before, after } = await holdResults(tx, { paperId: params.id, held: true, member, now })
    return {
      answer: { held_at: after?.toISOString() ?? null },
      resource: 'paper',
      resourceId: params.id,
      before: { held: before !== null },
      after: { held: true },
      reason: plainLine(body.reason),
      action: 'results_held' as const,
    }
  })
  registerStaffWrite(app, deps, calls.releaseResults, async (tx, { params, member, now }) => {
    const { before, after } = await holdResults(tx, { paperId: params.id, held: false, member, now })
    return {
      answer: { held_at: after?.toISOString() ?? null },
      resource: 'paper',
      resourceId: params.id,
      before: { held: before !== null },
      after: { held: false },
      action: 'results_released' as const,
    }
  })

  registerStaffWrite(app, deps, calls.retryMarking, async (tx, { params, member, now }) => {
    await findResultPaper(tx, { paperId: params.id, member })
    const answer = await retryFaults(tx, { paperId: params.id, now })
    return { answer, resource: 'paper', resourceId: params.id, after: answer, action: 'marking_retried' as const }
  })

  registerStaffWrite(app, deps, calls.makeMeritList, async (tx, { params, body, member, now }) => {
    const { format, shows, language } = body
    const row = await findResultPaper(tx, { paperId: params.id, member })
    if (!mayReadMarks(now, member, row)) throw new AppError('answers_not_released')
    const { title } = row
    const branch = await findBranch(tx, { branchId: body.branch_id, member })
    const name = messages.office_after_job_merit({ exam: pickText(title, language) }, { locale: language })
    const input = {
      ...{ paperId: params.id, shows, branchId: body.branch_id, branch: branch?.name ?? null, language },
      list: `/results/${params.id}`,
    }
    const jobId = await beginStaffJob(tx, {
      kind: meritJob(format),
      title: name,
      staffId: member.id,
      input,
      fileName: dayFileName(name, now, format),
      now,
    })
    return {
      answer: { job_id: jobId },
      resource: 'paper',
      resourceId: params.id,
      after: { export: format, shows },
      action: 'merit_list_made' as const,
    }
  })
}

/** The branch a list is for; one that is not the member's does not exist. */
async function findBranch(tx: Tx, { branchId, member }: { branchId: number | null; member: StaffMember }) {
  if (branchId === null) return undefined
  const [found] = await tx
    .select({ name: contact.name })
    .from(contact)
    .where(and(eq(contact.id, branchId)))
  if (found === undefined || (member.branchIds !== null && !member.branchIds.includes(branchId)))
    throw new AppError('not_found')
  return found
}
