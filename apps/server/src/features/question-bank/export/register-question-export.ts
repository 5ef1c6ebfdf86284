import { exportQuestionFile, questionFileFormats, questionResource } from '@prostuti/contract/staff'
import { exportFiles } from '@prostuti/question-formats/formats'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { ResourceStore } from '../../resource/index.ts'
import { registerStaffWrite } from '../../staff/index.ts'
import { addJobKind, beginStaffJob } from '../../staff-jobs/index.ts'
import { exportQuestionsStep, type FileInput } from './export-step.ts'
import { questionFile } from './question-file.ts'

const day = 24 * 3_600_000

type Format = (typeof questionFileFormats)[number]
const kindOf = (format: Format) => `question.file.${format}`

/** Lets questions be taken away as a file that we, and others, read in again. */
export function registerQuestionExport(
  app: FastifyInstance,
  deps: Deps,
  store: ResourceStore<typeof questionResource>,
): void {
  for (const format of questionFileFormats)
    addJobKind<FileInput>(deps.jobKinds, {
      kind: kindOf(format),
      action: exportQuestionFile.action,
      file: { format: questionFile(format, deps.storage), lifeMs: day },
      step: (tx, given) => exportQuestionsStep(tx, store, given),
    })
  registerStaffWrite(app, deps, exportQuestionFile, async (tx, { body, member, session, now, locale, request }) => {
    const { format, filter, title, list } = body
    const input: FileInput = {
      ...{ format, filter, title, list, locale },
      ...{ sessionId: session.id, requestId: request.id },
    }
    const jobId = await beginStaffJob(tx, {
      ...{ kind: kindOf(format), title, staffId: member.id, input, now },
      fileName: `${title} ${dhakaDate(now)}.${exportFiles[format].ending}`,
    })
    return {
      answer: { job_id: jobId },
      resource: questionResource.name,
      resourceId: `job ${jobId}`,
      after: { export: format, filter },
    }
  })
}
