import {
  askPaperSignature,
  beginRehearsal as beginRehearsalCall,
  changePaperQuestions,
  clonePaper as clonePaperCall,
  cutMarkResource,
  endPaperSignature,
  finishRehearsal as finishRehearsalCall,
  paperResource,
  previewPaper as previewPaperCall,
  printPaper as printPaperCall,
  readPaperDesk,
  removeCutMark,
  rulePackResource,
  searchPaperBank,
  setPaperStage,
  signPaper as signPaperCall,
} from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerResource, removeResource, writeRevision } from '../resource/index.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { presentGap, readDesk } from './builder/read-desk.ts'
import { searchBank } from './builder/search-bank.ts'
import { setStage } from './builder/set-stage.ts'
import { takeStep } from './builder/take-step.ts'
import { clonePaper } from './form/clone-paper.ts'
import { cutMarkStore } from './form/cut-mark-store.ts'
import { paperFormStore } from './form/paper-form-store.ts'
import { rulePackStore } from './form/rule-pack-store.ts'
import { askFreeze, endFreeze, signPaper } from './freezing/freeze-paper.ts'
import { findPaper } from './paper-scope.ts'
import { beginPrint } from './printing/begin-print.ts'
import { addPrintJobs } from './printing/print-job.ts'
import { beginRehearsal, finishRehearsal, previewPaper } from './rehearsal/rehearse.ts'

/** Papers as they are made: their form, their questions, and what two people do to them. */
export function paperDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerResource(app, deps, rulePackResource, rulePackStore)
  registerResource(app, deps, cutMarkResource, cutMarkStore)
  // Nothing hangs on one: forecasts are made anew each time they are read.
  registerStaffWrite(app, deps, removeCutMark, (tx, { params, body, member }) =>
    removeResource(tx, cutMarkResource, cutMarkStore, { id: params.id, version: body.version, member }),
  )
  registerResource(app, deps, paperResource, paperFormStore)

  registerStaffWrite(app, deps, clonePaperCall, async (tx, { params, body, member, now, locale }) => {
    const id = await clonePaper(tx, { id: params.id, title: body.title, member, now, locale })
    const thing = { resource: paperResource.name, resourceId: String(id) }
    const after = (await paperFormStore.read(tx, { id, member }))!
    await writeRevision(tx, { ...thing, before: undefined, after, staffId: member.id, now })
    return { answer: { id }, ...thing, after: { ...after, copied_from: params.id } }
  })

  registerStaffCall(app, deps, readPaperDesk, async ({ params, member, now }) =>
    readDesk(db, { row: await findPaper(db, { id: params.id, member }), member, now }),
  )
  registerStaffCall(app, deps, searchPaperBank, async ({ params, query, member, now }) =>
    searchBank(db, { row: await findPaper(db, { id: params.id, member }), query, member, now }),
  )
  registerStaffWrite(app, deps, changePaperQuestions, async (tx, { params: { id }, body, member, now, locale }) => {
    const { lacking, removed, added } = await takeStep(tx, { id, ...body, member, now, locale })
    const desk = await readDesk(tx, { row: await findPaper(tx, { id, member }), member, now })
    return {
      answer: { desk, lacking: lacking.map(presentGap) },
      resource: paperResource.name,
      resourceId: id,
      action: 'paper_questions_changed',
      before: { questions: removed },
      after: { questions: added },
      detail: { version: desk.version },
    }
  })

  const thing = (id: number) => ({ answer: undefined, resource: paperResource.name, resourceId: id })
  registerStaffWrite(app, deps, setPaperStage, async (tx, { params: { id }, body, member, now }) => ({
    ...thing(id),
    ...(await setStage(tx, { id, stage: body.stage, member, now })),
  }))
  registerStaffWrite(app, deps, askPaperSignature, async (tx, { params: { id }, body, member, now }) => {
    await askFreeze(tx, { id, ...body, member, now })
    return { ...thing(id), action: body.deed === 'freeze' ? 'paper_freeze_asked' : 'paper_unfreeze_asked' }
  })
  registerStaffWrite(app, deps, signPaperCall, async (tx, { params: { id }, body, member, now }) => {
    const { askedBy, ...changed } = await signPaper(tx, { id, deed: body.deed, member, now })
    return {
      ...thing(id),
      ...changed,
      detail: { asked_by: askedBy },
      action: body.deed === 'freeze' ? 'paper_frozen' : 'paper_unfrozen',
    }
  })
  registerStaffWrite(app, deps, endPaperSignature, async (tx, { params: { id }, body, member, now }) => {
    await endFreeze(tx, { id, ...body, member, now })
    return { ...thing(id), ...(body.words && { reason: body.words }), action: 'paper_signature_ended' }
  })

  addPrintJobs(deps.jobKinds, deps.storage)
  registerStaffWrite(app, deps, printPaperCall, async (tx, { params: { id }, body, member, now, locale }) => {
    const { jobId, after } = await beginPrint(tx, { id, body, member, now, locale, storage: deps.storage })
    return { ...thing(id), answer: { job_id: jobId }, after, action: 'paper_printed' }
  })

  registerStaffCall(app, deps, previewPaperCall, ({ params: { id }, ...by }) => previewPaper(db, { id, ...by }))
  registerStaffWrite(app, deps, beginRehearsalCall, async (tx, { params: { id }, ...by }) => ({
    ...thing(id),
    answer: await beginRehearsal(tx, { id, ...by }),
    action: 'paper_rehearsal_begun',
  }))
  registerStaffWrite(app, deps, finishRehearsalCall, async (tx, { params, body, ...by }) => {
    const answer = await finishRehearsal(tx, {
      id: params.id,
      rehearsalId: params.rehearsal,
      answers: body.answers,
      ...by,
    })
    return { ...thing(params.id), answer, action: 'paper_rehearsed', detail: { answered: answer.answered } }
  })
}
