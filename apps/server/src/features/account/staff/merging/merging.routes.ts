import * as calls from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { maskPhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../../../staff/index.ts'
import { listDoubles, readDoublesOf, setApart } from '../doubles/list-doubles.ts'
import { askMerge, endMerge, listMerges, readMerge, requirePair, showPreview, signMerge } from './merges.ts'
import { readPreview } from './read-preview.ts'
import { noticeMerged, smsMerged } from './tell-merged.ts'

const { doctorMerge } = tables

/** Accounts that may be two of one person: found, looked at side by side, made one by two people. */
export function mergingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listDoubles, async ({ query, member, now }) => ({
    ...(await listDoubles(db, { ...query, member, now })),
    waiting: await listMerges(db, { where: eq(doctorMerge.state, 'asked'), member, now }),
  }))
  registerStaffCall(app, deps, calls.readDoctorDoubles, ({ params, member, now }) =>
    readDoublesOf(db, { id: params.id, member, now }),
  )
  registerStaffWrite(app, deps, calls.setDoublesApart, async (tx, { body, member, now }) => {
    const { doctorId, otherId } = await setApart(tx, { ...body, member, now })
    return {
      answer: { apart: body.apart },
      resource: 'doctor',
      resourceId: doctorId,
      doctorId,
      after: { apart: body.apart, doctor_id: otherId },
      action: 'doubles_set_apart' as const,
    }
  })

  registerStaffCall(app, deps, calls.previewMerge, async ({ query, member, now }) => {
    const { kept, gone, phone_of: phoneOf = 'kept' } = query
    await requirePair(db, { kept, gone }, member)
    return showPreview(await readPreview(db, { kept, gone, phoneOf, member, now }))
  })
  registerStaffCall(app, deps, calls.readMerge, ({ params, member, now }) =>
    readMerge(db, { id: params.id, member, now }),
  )
  registerStaffWrite(app, deps, calls.askMerge, async (tx, { body, member, now }) => {
    const { id, reason } = await askMerge(tx, { ...body, member, now })
    return {
      answer: { id },
      resource: 'doctor_merge',
      resourceId: id,
      doctorId: body.kept,
      after: { kept_id: body.kept, gone_id: body.gone, phone_of: body.phone_of },
      reason,
      action: 'doctor_merge_asked' as const,
    }
  })
  registerStaffWrite(app, deps, calls.signMerge, async (tx, { params, member, now, request }) => {
    const merged = await signMerge(tx, { id: params.id, member, now })
    await noticeMerged(tx, merged, now)
    return {
      answer: { doctor_id: merged.kept.id },
      resource: 'doctor_merge',
      resourceId: params.id,
      doctorId: merged.kept.id,
      reason: merged.row.reason,
      before: { phone: maskPhone(merged.gone.phone) },
      after: { kept_id: merged.kept.id, gone_id: merged.gone.id, phone_of: merged.row.phoneOf },
      detail: merged.moved,
      action: 'doctor_merged' as const,
      // The answer does not wait for a gateway.
      afterwards: async () => {
        smsMerged(deps, merged).catch((err: unknown) => request.log.warn({ err }, 'no SMS about merged accounts'))
      },
    }
  })
  registerStaffWrite(app, deps, calls.endMerge, async (tx, { params, body, member, now }) => {
    const row = await endMerge(tx, { id: params.id, words: body.words, member, now })
    return {
      answer: { id: params.id },
      resource: 'doctor_merge',
      resourceId: params.id,
      doctorId: row.keptId,
      reason: body.words,
      action: 'doctor_merge_ended' as const,
    }
  })
}
