import * as calls from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { plainParagraphs } from '../rich-text/index.ts'
import { askSignature, endSignature, requireSettled, signOpen } from '../signature/index.ts'
import { registerStaffCall, registerStaffWrite, type StaffMember } from '../staff/index.ts'
import { beginStaffJob } from '../staff-jobs/index.ts'
import { addCorrectionJobs, goOn, publishingJob, rehearsalJob } from './correction-jobs.ts'
import { changeCorrection, refuseRunning, startCorrection } from './drafts/draft-correction.ts'
import { type FoundCorrection, findCorrection, holdCorrection } from './drafts/find-correction.ts'
import { isRehearsalCurrent } from './drafts/is-rehearsal-current.ts'
import { needsSecond, publishDeed, revertDeed, revertibleMs } from './drafts/two-people.ts'
import { listCorrections } from './reading/list-corrections.ts'
import { listEffects } from './reading/list-effects.ts'
import { listSigners } from './reading/list-signers.ts'
import { presentCorrection } from './reading/present-correction.ts'

const { keyCorrection } = tables

type State = FoundCorrection['correction']['state']
type CorrectionRequest = { params: { id: number }; member: StaffMember; now: Date }

const isOne = (id: number) => (each: { id: number }) => each.id === id

/** A mistaken key: drafted, rehearsed, signed by a second person, published, and taken back. */
export function keyCorrectionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  addCorrectionJobs(deps.jobKinds)

  registerStaffCall(app, deps, calls.listCorrections, ({ query, member, now }) =>
    listCorrections(db, { ...query, member, now }),
  )
  registerStaffCall(app, deps, calls.listSigners, async ({ params, member, now }) => {
    await findCorrection(db, { id: params.id, member, now })
    return { rows: await listSigners(db, { id: params.id, member, now }) }
  })
  registerStaffCall(app, deps, calls.readCorrection, async ({ params, member, now }) => {
    // Of one moment: a job that ends between two looks would seem to have done nothing.
    const correction = await db.transaction(
      async (tx) =>
        presentCorrection(tx, { found: await findCorrection(tx, { id: params.id, member, now }), member, now }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return { correction }
  })
  registerStaffCall(app, deps, calls.listEffects, async ({ params, query, member, now }) => {
    const found = await findCorrection(db, { id: params.id, member, now })
    return listEffects(db, { found, query, member, now })
  })

  registerStaffWrite(app, deps, calls.startCorrection, async (tx, { body, member, now }) => {
    const given = { paperId: body.paper_id, questionId: body.question_id, member, now }
    const { id, isNew } = await startCorrection(tx, given)
    const after = { question_id: body.question_id, paper_id: body.paper_id, state: 'draft' }
    return { answer: { id }, resource: 'key_correction', resourceId: id, ...(isNew && { after }) }
  })

  /** What one of them became, for the answer and for the audit. */
  const written = async (tx: Transaction, { params, member, now }: CorrectionRequest, before: FoundCorrection) => {
    const found = await findCorrection(tx, { id: params.id, member, now })
    return {
      answer: { correction: await presentCorrection(tx, { found, member, now }) },
      resource: 'key_correction',
      resourceId: params.id,
      before: fieldsOf(before.correction),
      after: fieldsOf(found.correction),
    }
  }
  const hold = (tx: Transaction, { params, member, now }: CorrectionRequest, states: readonly State[]) =>
    holdCorrection(tx, { id: params.id, member, now, states })
  const setState = async (tx: Transaction, id: number, change: Partial<typeof keyCorrection.$inferInsert>) => {
    await tx.update(keyCorrection).set(change).where(eq(keyCorrection.id, id))
  }

  registerStaffWrite(app, deps, calls.changeCorrection, async (tx, asked) => {
    const { body, member, now } = asked
    const found = await hold(tx, asked, ['draft'])
    const [bn, en] = [plainParagraphs(body.reason?.bn ?? ''), plainParagraphs(body.reason?.en ?? '')]
    const reason = bn === '' ? null : { bn, en }
    await changeCorrection(tx, found, { kind: body.kind, chosen: body.chosen, reason, member, now })
    return written(tx, asked, found)
  })

  registerStaffWrite(app, deps, calls.rehearseCorrection, async (tx, asked) => {
    const { params, member, now, locale } = asked
    const found = await hold(tx, asked, ['draft', 'asked'])
    await refuseRunning(tx, { questionId: found.correction.questionId, now })
    // What was asked to be signed is about to be something else.
    await endSignature(tx, { ...publishDeed(params.id), member, now })
    const input = { correctionId: params.id, list: `/corrections/${params.id}` }
    const jobId = await beginStaffJob(tx, {
      kind: rehearsalJob,
      title: titleOf('rehearsal', locale),
      staffId: member.id,
      input,
      now,
    })
    await setState(tx, params.id, { state: 'draft', jobId, updatedAt: now })
    return begun(jobId, params.id, { action: 'correction_rehearsed' as const })
  })

  registerStaffWrite(app, deps, calls.askCorrection, async (tx, asked) => {
    const { params, body, member, now, locale } = asked
    const found = await hold(tx, asked, ['draft'])
    if (body.asked_of !== null && !(await listSigners(tx, { id: params.id, member, now })).some(isOne(body.asked_of)))
      throw invalidFields({ asked_of: messages.error_field_invalid_choice({}, { locale }) })
    if (found.correction.reason === null) throw new AppError('validation_failed')
    if (!(await isRehearsalCurrent(tx, found.correction))) throw new AppError('rehearsal_outdated')
    const signature = { ...publishDeed(params.id), member, askedOf: body.asked_of, words: body.words, now }
    const signatureId = await askSignature(tx, signature)
    await setState(tx, params.id, { state: 'asked', signatureId, updatedAt: now })
    return { ...(await written(tx, asked, found)), action: 'correction_asked' as const }
  })

  registerStaffWrite(app, deps, calls.declineCorrection, async (tx, asked) => {
    const { params, body, member, now } = asked
    const found = await hold(tx, asked, ['asked', 'published'])
    const deed = found.correction.state === 'asked' ? publishDeed(params.id) : revertDeed(params.id)
    if (!(await endSignature(tx, { ...deed, member, words: body.words, now }))) throw new AppError('version_conflict')
    if (found.correction.state === 'asked')
      await setState(tx, params.id, { state: 'draft', signatureId: null, updatedAt: now })
    return { ...(await written(tx, asked, found)), action: 'correction_declined' as const }
  })

  registerStaffWrite(app, deps, calls.dropCorrection, async (tx, asked) => {
    const found = await hold(tx, asked, ['draft'])
    await setState(tx, asked.params.id, { state: 'dropped', updatedAt: asked.now })
    return { ...(await written(tx, asked, found)), action: 'correction_dropped' as const }
  })

  registerStaffWrite(app, deps, calls.publishCorrection, async (tx, asked) => {
    const { params, member, now, locale } = asked
    const found = await hold(tx, asked, ['draft', 'asked', 'publishing'])
    const { questionId, state, reason } = found.correction
    const title = titleOf('publishing', locale)
    if (state === 'publishing') {
      const jobId = await goOn(tx, { correction: found.correction, title, member, now })
      await setState(tx, params.id, { jobId, updatedAt: now })
      return begun(jobId, params.id, { action: 'correction_published' as const })
    }
    if (reason === null) throw new AppError('validation_failed')
    await refuseRunning(tx, { questionId, now })
    if (!(await isRehearsalCurrent(tx, found.correction))) throw new AppError('rehearsal_outdated')
    if (state === 'asked') await signOpen(tx, { ...publishDeed(params.id), member, now })
    else if (await needsSecond(tx, { questionId, now })) throw new AppError('second_person_needed')
    else requireSettled(member, now)
    const input = { correctionId: params.id, takesBack: false, list: `/corrections/${params.id}` }
    const jobId = await beginStaffJob(tx, {
      kind: publishingJob,
      title,
      staffId: member.id,
      input,
      now,
    })
    await setState(tx, params.id, { state: 'publishing', jobId, updatedAt: now })
    return begun(jobId, params.id, { action: 'correction_published' as const })
  })

  registerStaffWrite(app, deps, calls.askRevert, async (tx, asked) => {
    const { params, body, member, now } = asked
    const found = await hold(tx, asked, ['published'])
    refuseLate(found, now)
    await askSignature(tx, { ...revertDeed(params.id), member, words: body.words, now })
    await setState(tx, params.id, { revertedBy: member.id, revertedWords: body.words, updatedAt: now })
    return { ...(await written(tx, asked, found)), action: 'correction_revert_asked' as const }
  })

  registerStaffWrite(app, deps, calls.revertCorrection, async (tx, asked) => {
    const { params, member, now, locale } = asked
    const found = await hold(tx, asked, ['published'])
    refuseLate(found, now)
    await refuseRunning(tx, { questionId: found.correction.questionId, now })
    await signOpen(tx, { ...revertDeed(params.id), member, now })
    const input = { correctionId: params.id, takesBack: true, list: `/corrections/${params.id}` }
    const jobId = await beginStaffJob(tx, {
      kind: publishingJob,
      title: titleOf('reverting', locale),
      staffId: member.id,
      input,
      now,
    })
    await setState(tx, params.id, { state: 'publishing', jobId, updatedAt: now })
    return begun(jobId, params.id, { action: 'correction_reverted' as const })
  })
}

const begun = <Rest extends object>(jobId: number, resourceId: number, rest: Rest) => ({
  answer: { job_id: jobId },
  resource: 'key_correction',
  resourceId,
  ...rest,
})

/** Once it has been believed for a day, only a new correction sets it right. */
function refuseLate({ correction: { publishedAt } }: FoundCorrection, now: Date): void {
  if (publishedAt === null || now.getTime() - publishedAt.getTime() > revertibleMs)
    throw new AppError('revert_too_late')
}

function titleOf(what: 'rehearsal' | 'publishing' | 'reverting', locale: Locale): string {
  const titles = {
    rehearsal: messages.office_after_job_rehearsal,
    publishing: messages.office_after_job_publishing,
    reverting: messages.office_after_job_reverting,
  }
  return titles[what]({}, { locale })
}

/** What the audit keeps of one: no key, which not everybody who reads the audit may know. */
const fieldsOf = ({ state, kind, reason }: FoundCorrection['correction']) => ({ state, kind, reason })
