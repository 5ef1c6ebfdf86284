import type { Resource } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffWrite } from '../../staff/index.ts'
import { addJobKind, beginStaffJob, findOwnJob } from '../../staff-jobs/index.ts'
import type { ResourceStore } from '../resource-store.ts'
import { type BulkInput, bulkStep } from './bulk-step.ts'

/** Lets one press change every thing that matches: as a job, because that can be thousands. */
export function registerBulk<R extends Resource>(
  app: FastifyInstance,
  deps: Deps,
  resource: R,
  store: ResourceStore<R>,
): void {
  const call = resource.bulk
  if (call === undefined) return
  const kind = `${resource.name}.bulk`
  addJobKind<BulkInput>(deps.jobKinds, {
    kind,
    action: resource.writes,
    step: (tx, given) => bulkStep(tx, store, { ...given, resource }),
  })
  registerStaffWrite(app, deps, call, async (tx, { body, member, session, now, locale, request }) => {
    const { action, filter, title, list, of_job: ofJob } = body
    if (ofJob !== undefined) await findOwnJob(tx, { id: ofJob, staffId: member.id, kind })
    const input: BulkInput = { action, filter, ofJob, list, locale, sessionId: session.id, requestId: request.id }
    const jobId = await beginStaffJob(tx, { kind, title, staffId: member.id, input, now })
    return {
      answer: { job_id: jobId },
      resource: resource.name,
      resourceId: `job ${jobId}`,
      after: { many: action, filter },
    }
  })
}
