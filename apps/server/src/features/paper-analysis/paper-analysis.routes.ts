import * as calls from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { mayReadPaperKeys } from '../exam/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { addJobKind, beginStaffJob, dayFileName } from '../staff-jobs/index.ts'
import type { AnalysedAttempts } from './analyse-attempts.ts'
import { analyseAndKeep } from './analyse-closed-papers.ts'
import { type AnalysisFileInput, addAnalysisFileJob, analysisFileJob } from './analysis-file.ts'
import { analysisJob, findAnalysedPaper, readAnalysis } from './read-analysis.ts'

const { staffJob } = tables

type AnalysisInput = { paperId: number; attempts: AnalysedAttempts; list: string }

/** What everybody's answers say about the questions of a paper. */
export function paperAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  addAnalysisFileJob(deps.jobKinds)
  addJobKind<AnalysisInput>(deps.jobKinds, {
    kind: analysisJob,
    action: 'results.read',
    // One step: everybody's answers are compared with everybody's, so they are read at one moment.
    async step(_, { jobId, input: { paperId, attempts }, now, db: jobsDb }) {
      let seen = { done: 0, total: 0 }
      const progress = async (done: number, total: number) => {
        seen = { done, total }
        await jobsDb
          .update(staffJob)
          .set({ state: 'running', ...seen })
          .where(eq(staffJob.id, jobId))
      }
      await analyseAndKeep(jobsDb, { paperId, attempts, now, progress })
      return { next: undefined, ...seen }
    },
  })

  registerStaffCall(app, deps, calls.readAnalysis, ({ params, query, member, now }) =>
    readAnalysis(db, { paperId: params.id, attempts: query.attempts ?? 'first', member, now }),
  )

  registerStaffWrite(app, deps, calls.analysePaper, async (tx, { params, body, member, now, locale }) => {
    const row = await findAnalysedPaper(tx, { paperId: params.id, member })
    if (!mayReadPaperKeys(now, member, row)) throw new AppError('not_found')
    const input = { paperId: params.id, attempts: body.attempts, list: '/results' }
    const title = messages.office_after_job_analysis({}, { locale })
    const jobId = await beginStaffJob(tx, { kind: analysisJob, title, staffId: member.id, input, now })
    return { answer: { job_id: jobId }, resource: 'paper', resourceId: params.id, action: 'paper_analysed' as const }
  })

  registerStaffWrite(app, deps, calls.exportAnalysis, async (tx, { params, body, member, now, locale }) => {
    const row = await findAnalysedPaper(tx, { paperId: params.id, member })
    if (!mayReadPaperKeys(now, member, row)) throw new AppError('not_found')
    const title = messages.office_analysis_file_job({ exam: pickText(row.title, locale) }, { locale })
    const input: AnalysisFileInput = {
      ...{ paperId: params.id, attempts: body.attempts, title, locale },
      list: `/results/${params.id}/analysis`,
    }
    const jobId = await beginStaffJob(tx, {
      kind: analysisFileJob,
      title,
      staffId: member.id,
      input,
      fileName: dayFileName(title, now, 'xlsx'),
      now,
    })
    return {
      answer: { job_id: jobId },
      resource: 'paper',
      resourceId: params.id,
      after: { export: 'xlsx', attempts: body.attempts },
      action: 'analysis_taken' as const,
    }
  })
}
