import type { ResponseOf } from '@prostuti/contract'
import type { searchOffice } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Hit = ResponseOf<typeof searchOffice>['hits'][number]

/** Where it will be opened; whether there is such a screen yet, `useHasScreen` knows. */
export const addressOfHit = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string =>
  ({
    doctor: `/doctors/${id}`,
    receipt: `/receipts/${id}`,
    order: `/orders/${id}`,
    paper: `/papers/${id}`,
    question: `/questions/${id}`,
    parcel: `/parcels/${id}`,
    batch: `/batches/${id}`,
    course: `/courses/${id}`,
    event: `/events/${id}`,
    teacher: `/teachers/${id}`,
  })[kind]

export const kindWords = (kind: Hit['kind']): string =>
  ({
    doctor: m.office_hit_doctor,
    receipt: m.office_hit_receipt,
    order: m.office_hit_order,
    paper: m.office_hit_paper,
    question: m.office_hit_question,
    parcel: m.office_hit_parcel,
    batch: m.office_batch,
    course: m.office_hit_course,
    event: m.office_hit_event,
    teacher: m.office_hit_teacher,
  })[kind]()

export const factWords = (name: Hit['facts'][number]['name']): string =>
  ({
    phone: m.office_fact_phone,
    bmdc: m.office_fact_bmdc,
    college: m.office_fact_college,
    courses: m.office_fact_courses,
    doctor: m.office_hit_doctor,
    amount: m.office_fact_amount,
    when: m.office_fact_when,
    state: m.office_fact_state,
    questions: m.office_fact_questions,
    subject: m.office_fact_subject,
    courier: m.office_fact_courier,
    district: m.office_fact_district,
  })[name]()
