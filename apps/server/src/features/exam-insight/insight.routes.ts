import { bcsExamInsight, courseExamInsight, quizInsight } from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerCall } from '../../plugins/register-call.ts'
import { type ExamDeps, openOwnPapers } from '../exam/index.ts'
import { readInsight } from './read-insight.ts'

type Opened = Awaited<ReturnType<ReturnType<typeof openOwnPapers>['byKey']>>
type Asked = { query: { attempt?: number | undefined }; locale: Locale; reply: FastifyReply }

/** How a doctor's own exams went. By itself, because few look at it, and a result shall not wait for it. */
export function insightRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { clock, database } = deps
  const open = openOwnPapers(deps)
  const answer = ({ paper, doctorId }: Opened, { query, locale, reply }: Asked) => {
    reply.header('cache-control', 'no-store')
    return readInsight(database.db, { paper, doctorId, number: query.attempt, now: clock(), locale })
  }

  registerCall(app, bcsExamInsight, async (asked) =>
    answer(await open.byKey(asked.request, asked.params.key, ['bcs_exam', 'special_exam']), asked),
  )
  registerCall(app, quizInsight, async (asked) =>
    answer(await open.byKey(asked.request, asked.params.key, ['quiz']), asked),
  )
  registerCall(app, courseExamInsight, async (asked) => answer(await open.ofCourse(asked.request, asked.params), asked))
}
