import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addJobKind } from '../staff-jobs/index.ts'
import { readKind, takeKind, undoKind } from './job-kinds.ts'
import { createReadings } from './reading/open-readings.ts'
import { type ReadInput, readStep } from './reading/read-step.ts'
import { type LongInput, longStep } from './taking/long-step.ts'
import { createLongWork } from './taking/long-work.ts'
import { takeRows } from './taking/take-rows.ts'
import { undoRows } from './taking/undo-rows.ts'
import { keptMs } from './upload-import.ts'

const { questionImport, questionImportRow } = tables

type TakeInput = LongInput & { state: 'draft' | 'in_review' }

/** The long work of imports: a file is read, its rows are taken, and taken out again. */
export function addImportKinds(
  app: FastifyInstance,
  { jobKinds, env, storage }: Pick<Deps, 'jobKinds' | 'env' | 'storage'>,
): void {
  const readings = createReadings()
  const work = createLongWork()
  app.addHook('onClose', async () => {
    readings.closeAll()
    await work.close()
  })
  const action = 'questions.write'

  addJobKind<ReadInput>(jobKinds, {
    kind: readKind,
    action,
    step: (tx, step) => readStep(tx, readings, step),
    async stopped(tx, { input: { importId }, state, now }) {
      readings.close(importId)
      const end =
        state === 'failed'
          ? ({ state: 'failed', refusal: 'broken' } as const)
          : ({ state: 'dropped', expiresAt: now } as const)
      await tx
        .update(questionImport)
        .set(end)
        .where(and(eq(questionImport.id, importId), eq(questionImport.state, 'reading')))
      await tx.delete(questionImportRow).where(eq(questionImportRow.importId, importId))
    },
  })

  const stopped = async (tx: Transaction, { input: { importId, from } }: { input: LongInput }) => {
    await work.undo(importId)
    await tx
      .update(questionImport)
      .set({ state: from })
      .where(and(eq(questionImport.id, importId), eq(questionImport.state, 'taking')))
  }
  const store = { storage, appSecret: env.appSecret }

  addJobKind<TakeInput>(jobKinds, {
    kind: takeKind,
    action,
    stopped,
    step: (tx, step) => {
      const { importId, state } = step.input
      const { member, now } = step
      return longStep(tx, {
        ...step,
        work,
        to: 'taken',
        deed: {
          write: (inTx, report) => takeRows(inTx, { importId, state, staffId: member.id, store, report }),
          finish: (inTx) => keepLonger(inTx, importId, { takenAt: now, now }),
        },
      })
    },
  })

  addJobKind<LongInput>(jobKinds, {
    kind: undoKind,
    action,
    stopped,
    step: (tx, step) => {
      const { importId } = step.input
      return longStep(tx, {
        ...step,
        work,
        to: 'undone',
        deed: {
          write: (inTx, report) => undoRows(inTx, { importId, report }),
          finish: (inTx) => keepLonger(inTx, importId, { takenAt: null, now: step.now }),
        },
      })
    },
  })
}

/** What is left of it can be mended and taken as long as something that was just brought. */
async function keepLonger(tx: Transaction, importId: number, { takenAt, now }: { takenAt: Date | null; now: Date }) {
  await tx
    .update(questionImport)
    .set({ takenAt, expiresAt: new Date(now.getTime() + keptMs) })
    .where(eq(questionImport.id, importId))
}
