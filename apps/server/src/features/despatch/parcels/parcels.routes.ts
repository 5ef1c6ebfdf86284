import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { plainLine } from '../../rich-text/index.ts'
import { bookNow, recordManualDelivery, recordStep } from '../../sheet/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { listParcels } from './list-parcels.ts'
import { mendParcel } from './mend-parcel.ts'
import { lockParcel } from './parcel-scope.ts'
import { readParcel } from './read-parcel.ts'
import { resendParcel } from './resend-parcel.ts'

/** Parcels one by one. */
export function parcelRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const { couriers } = deps

  registerStaffCall(app, deps, calls.listParcels, ({ query, member, now }) =>
    listParcels(db, { ...query, member, now }),
  )
  registerStaffCall(app, deps, calls.readParcel, ({ params: { id }, member, now }) =>
    readParcel(db, { id, member, couriers, now }),
  )

  registerStaffWrite(app, deps, calls.bookParcel, async (tx, { params: { id }, member, now }) => {
    const { doctorId, row } = await lockParcel(tx, { id, member })
    await bookNow(tx, { deliveryId: id, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId },
      after: { courier: row.courier },
      action: 'delivery_booked_now' as const,
    }
  })

  registerStaffWrite(app, deps, calls.recordParcel, async (tx, { params: { id }, body, member, now }) => {
    const { doctorId, row } = await lockParcel(tx, { id, member })
    const courierName = plainLine(body.courier_name)
    const trackingNumber = body.tracking_number === null ? null : plainLine(body.tracking_number) || null
    await recordManualDelivery(tx, { deliveryId: id, courierName, trackingNumber, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId },
      before: { courier: row.courierName ?? row.courier },
      after: { courier: courierName, tracking_number: trackingNumber },
      action: 'delivery_recorded' as const,
    }
  })

  registerStaffWrite(app, deps, calls.stepParcel, async (tx, { params: { id }, body, member, now }) => {
    const { doctorId, row } = await lockParcel(tx, { id, member })
    const detail = body.detail === null ? null : plainLine(body.detail) || null
    await recordStep(tx, { deliveryId: id, state: body.state, detail, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId },
      before: { state: row.state },
      after: { state: body.state },
      action: 'delivery_step' as const,
    }
  })

  registerStaffWrite(app, deps, calls.mendParcel, async (tx, { params: { id }, body, member, locale, now }) => {
    const { doctorId, before, after } = await mendParcel(tx, { id, member, given: body, couriers, locale, now })
    return {
      ...{ answer: { id }, resource: 'parcel', resourceId: id, doctorId, before, after },
      action: 'delivery_mended' as const,
    }
  })

  registerStaffWrite(app, deps, calls.resendParcel, async (tx, { params: { id }, member, now }) => {
    const made = await resendParcel(tx, { id, member, couriers, now })
    return {
      ...{ answer: { id: made.id }, resource: 'parcel', resourceId: made.id, doctorId: made.doctorId },
      detail: { deliveryId: id },
      action: 'delivery_resent' as const,
    }
  })
}
