import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { findScanned } from './find-scanned.ts'
import { packParcel, receiveBack, unpackParcel } from './pack-parcel.ts'

/** The packing bench, and what comes back to it. */
export function packingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.findScanned, ({ query: { code }, member }) => findScanned(db, { code, member }))

  registerStaffWrite(app, deps, calls.packParcel, async (tx, { params: { id }, body, member, now }) => {
    const { doctorId, volumes } = await packParcel(tx, { id, codes: body.codes, member, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId, detail: { volumes } },
      action: 'parcel_packed' as const,
    }
  })
  registerStaffWrite(app, deps, calls.unpackParcel, async (tx, { params: { id }, member, now }) => {
    const { doctorId, volumes } = await unpackParcel(tx, { id, member, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId, detail: { volumes } },
      action: 'parcel_unpacked' as const,
    }
  })
  registerStaffWrite(app, deps, calls.receiveBack, async (tx, { params: { id }, member, now }) => {
    const { doctorId, volumes } = await receiveBack(tx, { id, member, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId, detail: { volumes } },
      action: 'parcel_received_back' as const,
    }
  })
}
