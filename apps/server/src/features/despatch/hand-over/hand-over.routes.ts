import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { plainLine } from '../../rich-text/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { handOverParcels, listHandOvers } from './hand-over.ts'
import { handOverPdf } from './hand-over-sheet.ts'

/** What goes out of the door, and what its taker signs for. */
export function handOverRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listHandOvers, ({ member }) => listHandOvers(db, { member }))

  registerStaffWrite(app, deps, calls.handOverParcels, async (tx, { body, member, now }) => {
    const { courier, ids } = body
    const courierName = body.courier_name === null ? null : plainLine(body.courier_name) || null
    const { id, count } = await handOverParcels(tx, { courier, courierName, ids, member, now })
    return {
      ...{ answer: { id }, resource: 'hand_over', resourceId: id },
      after: { courier: courierName ?? courier, count },
      action: 'parcels_handed_over' as const,
    }
  })

  registerStaffCall(app, deps, calls.handOverSheet, async ({ params: { id }, query, member, reply, locale }) => {
    const { file, name } = await handOverPdf(db, { id, member, locale: query.language ?? locale })
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    })
    return file
  })
}
