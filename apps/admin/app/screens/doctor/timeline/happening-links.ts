import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import type { Happening } from '../doctor-types.ts'

type Thing = NonNullable<Happening['thing']>

/** Where a thing stands; whether there is such a screen, `useHasScreen` knows. */
export const addressOf = ({ kind, id }: Thing): string =>
  ({
    payment: `/payments/${id}`,
    // Requests have no page of their own: they wait in one list.
    refund_request: '/refunds',
    batch: `/batches/${id}`,
    event: `/events/${id}`,
    paper_result: `/results/${id}`,
    control_room: `/control-room/${id}`,
    objection: `/objections/${id}`,
    parcel: `/parcels/${id}`,
    complaint: `/inbox/${id}`,
  })[kind]

/** What a member must be allowed to be led there. */
export const rightOf: Record<Thing['kind'], StaffAction> = {
  payment: 'payments.read',
  refund_request: 'refunds.read',
  batch: 'courses.read',
  event: 'courses.read',
  paper_result: 'results.read',
  control_room: 'sittings.read',
  objection: 'objections.read',
  parcel: 'parcels.read',
  complaint: 'complaints.read',
}

export const linkWords: Record<Thing['kind'], () => string> = {
  payment: m.office_doctor_to_payment,
  refund_request: m.office_doctor_to_request,
  batch: m.office_batch,
  event: m.office_hit_event,
  paper_result: m.office_doctor_to_result,
  control_room: m.office_control,
  objection: m.office_doctor_to_objection,
  parcel: m.office_doctor_to_parcel,
  complaint: m.office_doctor_to_complaint,
}
