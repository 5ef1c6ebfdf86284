import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { cleanInBoth, plainParagraphs } from '../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { answerObjections } from './answer-objections.ts'
import { listObjections, openObjections } from './list-objections.ts'
import { readObjections } from './read-objections.ts'

/** What doctors object to, as staff read and answer it. */
export function staffObjectionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listObjections, ({ query, member, now }) =>
    listObjections(db, { ...query, member, now }),
  )
  registerStaffCall(app, deps, calls.readObjections, ({ query, member, now }) =>
    readObjections(db, { paperId: query.paper, questionId: query.question, member, now }),
  )
  registerStaffWrite(app, deps, calls.answerObjections, async (tx, { body, member, now }) => {
    const { paper_id: paperId, question_id: questionId, verdict } = body
    const ids = await openObjections(tx, { paperId, questionId, member })
    if (ids.length === 0) throw new AppError('not_found')
    const answer = cleanInBoth(body.answer, plainParagraphs)
    const answered = await answerObjections(tx, ids, { verdict, answer, staffId: member.id, now })
    return {
      answer: { answered },
      resource: 'question',
      resourceId: questionId,
      after: { verdict, answer },
      detail: { paper_id: paperId, answered },
      action: 'objections_answered' as const,
    }
  })
}
