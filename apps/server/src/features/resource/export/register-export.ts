import type { Resource } from '@prostuti/contract/staff'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffWrite } from '../../staff/index.ts'
import { addJobKind, beginStaffJob } from '../../staff-jobs/index.ts'
import type { ResourceStore } from '../resource-store.ts'
import { type ExportInput, exportStep } from './export-step.ts'
import { type ExportFormat, exportFormats } from './formats.ts'

const day = 24 * 3_600_000

/** Lets a list be taken away as a file: as a job, which reads it page by page and may take its time. */
export function registerExport<R extends Resource>(
  app: FastifyInstance,
  deps: Deps,
  resource: R,
  store: ResourceStore<R>,
): void {
  const kindOf = (format: ExportFormat) => `${resource.name}.${format}`
  for (const [format, { file }] of Object.entries(exportFormats))
    addJobKind<ExportInput>(deps.jobKinds, {
      kind: kindOf(format as ExportFormat),
      action: resource.reads,
      file: { format: file, lifeMs: day, hasPhones: resource.hasPhones === true },
      step: (tx, given) => exportStep(tx, store, { ...given, resource }),
    })
  registerStaffWrite(app, deps, resource.export, async (tx, { body, member, session, now, locale, request }) => {
    const { format, filter, title, list, sort, order, titles = {} } = body
    const input: ExportInput = {
      ...{ format, filter, sort, order, titles, title, list, locale },
      ...{ sessionId: session.id, requestId: request.id },
    }
    const jobId = await beginStaffJob(tx, {
      kind: kindOf(format),
      title,
      staffId: member.id,
      input,
      fileName: `${title} ${dhakaDate(now)}.${format}`,
      now,
    })
    return {
      answer: { job_id: jobId },
      resource: resource.name,
      resourceId: `job ${jobId}`,
      after: { export: format, filter },
    }
  })
}
