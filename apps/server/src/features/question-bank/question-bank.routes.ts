import {
  changeQuestions,
  duplicateQuestion as duplicateCall,
  findLookAlikes as findCall,
  judgeQuestion,
  keepApart as keepApartCall,
  listAuthors,
  listLookAlikes as listLookAlikesCall,
  listQuestionBooks,
  listReviewers,
  listTags,
  mergeQuestion as mergeCall,
  mergeSubject as mergeSubjectCall,
  mergeTopic as mergeTopicCall,
  moveQuestion as moveCall,
  questionResource,
  readQuestionStanding,
  subjectResource,
  topicResource,
} from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bulkStep, registerResource } from '../resource/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { addJobKind, beginStaffJob } from '../staff-jobs/index.ts'
import { readAuthors, readBooks, readReviewers, readTags } from './bank/choices.ts'
import { questionStore } from './bank/question-store.ts'
import { readStanding } from './bank/read-standing.ts'
import { duplicateQuestion } from './deeds/duplicate-question.ts'
import { mergeQuestion } from './deeds/merge-question.ts'
import { moveQuestion } from './deeds/move-question.ts'
import { registerQuestionExport } from './export/register-question-export.ts'
import { keepApart } from './look-alikes/keep-apart.ts'
import { listLookAlikes, showLookAlikes } from './look-alikes/show-look-alikes.ts'
import { changeOneOfMany, type ManyInput } from './many/change-questions.ts'
import { questionPictureRoutes } from './pictures.routes.ts'
import { mergeSubject, mergeTopic } from './subjects/merge-subjects.ts'
import { subjectStore } from './subjects/subject-store.ts'
import { topicStore } from './subjects/topic-store.ts'

const thing = (id: number) => ({ resource: questionResource.name, resourceId: id })

/** The question bank, as the people who write and review it see it. */
export function questionBankRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const store = questionStore(deps.clock)
  registerResource(app, deps, questionResource, store)
  registerResource(app, deps, subjectResource, subjectStore)
  registerResource(app, deps, topicResource, topicStore)
  questionPictureRoutes(app, deps)
  registerQuestionExport(app, deps, store)

  registerStaffCall(app, deps, readQuestionStanding, ({ params, member, now }) =>
    readStanding(db, { ...params, member, now }),
  )
  registerStaffCall(app, deps, listReviewers, (asked) => readReviewers(db, asked))
  registerStaffCall(app, deps, listAuthors, (asked) => readAuthors(db, asked))
  registerStaffCall(app, deps, listTags, ({ query, ...asked }) => readTags(db, { ...asked, q: query.q }))
  registerStaffCall(app, deps, listQuestionBooks, ({ query: { q, ids } }) => readBooks(db, { q, ids }))

  registerStaffWrite(app, deps, moveCall, async (tx, { params: { id }, body, ...by }) => {
    const { state, before, after } = await moveQuestion(tx, {
      id,
      verb: body.verb,
      reviewerId: body.reviewer_id ?? null,
      ...by,
    })
    return { answer: { state }, ...thing(id), before, after }
  })
  registerStaffWrite(app, deps, judgeQuestion, async (tx, { params: { id }, body, ...by }) => {
    const words = body.verb === 'give_back' ? { words: body.words } : {}
    const { state, before, after } = await moveQuestion(tx, { id, verb: body.verb, ...words, ...by })
    return { answer: { state: state ?? 'retired' }, ...thing(id), before, after }
  })
  registerStaffWrite(app, deps, duplicateCall, async (tx, { params, member, now, locale }) => {
    const id = await duplicateQuestion(tx, { id: params.id, member, now, locale })
    return { answer: { id }, ...thing(id), after: { copy_of: params.id } }
  })

  registerStaffCall(app, deps, findCall, ({ body: { text, parts, except }, member, now }) =>
    showLookAlikes(db, { text, parts, except, member, now }),
  )
  registerStaffCall(app, deps, listLookAlikesCall, ({ query: { page = 1 }, member, now }) =>
    listLookAlikes(db, { page, member, now }),
  )
  registerStaffWrite(app, deps, keepApartCall, async (tx, { params: { id }, body, member, now }) => {
    const { other_id: otherId, is_apart: isApart } = body
    await keepApart(tx, { id, otherId, isApart, member, now })
    return { answer: { is_apart: isApart }, ...thing(id), after: { other_id: otherId, is_apart: isApart } }
  })
  registerStaffWrite(app, deps, mergeCall, async (tx, { params: { id }, body: { into_id: intoId }, member, now }) => {
    const written = await mergeQuestion(tx, { id, intoId, member, now })
    return { answer: { into_id: intoId }, ...thing(id), ...written }
  })

  registerStaffWrite(app, deps, mergeSubjectCall, async (tx, { params: { id }, body, now }) => {
    const answer = await mergeSubject(tx, { id, intoId: body.into_id, now })
    return { answer, resource: subjectResource.name, resourceId: id, after: { merged_into: body.into_id } }
  })
  registerStaffWrite(app, deps, mergeTopicCall, async (tx, { params: { id }, body, now }) => {
    const answer = await mergeTopic(tx, { id, intoId: body.into_id, now })
    return { answer, resource: topicResource.name, resourceId: id, after: { merged_into: body.into_id } }
  })

  const kind = 'question.change'
  addJobKind<ManyInput>(deps.jobKinds, {
    kind,
    action: changeQuestions.action,
    step: (tx, given) => bulkStep(tx, store, { ...given, resource: questionResource }, changeOneOfMany(store, given)),
  })
  registerStaffWrite(app, deps, changeQuestions, async (tx, { body, member, session, now, locale, request }) => {
    const { change, filter, title, list } = body
    const input: ManyInput = {
      ...{ action: change.what, change, filter, ofJob: undefined, list, locale },
      ...{ sessionId: session.id, requestId: request.id },
    }
    const jobId = await beginStaffJob(tx, { kind, title, staffId: member.id, input, now })
    const about = { ...thing(0), resourceId: `job ${jobId}` }
    return { answer: { job_id: jobId }, ...about, after: { many: change, filter } }
  })
}
