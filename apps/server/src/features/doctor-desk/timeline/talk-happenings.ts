import { type SQL, sql } from 'drizzle-orm'
import { may } from '../../staff/index.ts'
import type { DoctorScope } from '../doctor-in-scope.ts'
import { happenings, isSeen } from './happenings.ts'

const excerpt = 200

/** What the doctor wrote to the centre and was answered; the account, its devices; and what staff did. */
export const talkHappenings = (scope: DoctorScope): SQL[] => [
  ...(may(scope.member, 'complaints.read') ? ofComplaints(scope) : []),
  ...(may(scope.member, 'devices.read') ? ofDevices(scope) : []),
  ...ofStaff(scope),
  happenings({
    ...{ group: 'account', kind: 'registered', id: sql`d.id`, at: sql`d.created_at` },
    of: sql`from doctor d where d.id = ${scope.doctorId}`,
  }),
]

/** Accounts those about money; a complaint about no course is everybody's. */
function ofComplaints(scope: DoctorScope): SQL[] {
  const { doctorId, member } = scope
  const isOfDesk = member.role === 'accounts' ? sql`c.category = 'payment'` : sql`true`
  const isTheirs = sql`c.doctor_id = ${doctorId} and ${isOfDesk}
    and (c.enrolment_id is null or ${isSeen(scope, sql`c.enrolment_id`)})`
  const thing = { kind: 'complaint' as const, id: sql`c.id` }
  return [
    happenings({
      ...{ group: 'talk', kind: 'complaint', id: sql`c.id`, at: sql`c.created_at` },
      facts: { words: sql`c.subject`, state: sql`c.state`, number: sql`c.id` },
      thing,
      of: sql`from complaint c where ${isTheirs}`,
    }),
    happenings({
      ...{ group: 'talk', kind: 'answer', id: sql`l.id`, at: sql`l.created_at` },
      facts: { words: sql`left(l.text, ${excerpt})`, number: sql`c.id`, by: sql`m.name` },
      thing,
      of: sql`from complaint_message l join complaint c on c.id = l.complaint_id join staff m on m.id = l.staff_id
        where ${isTheirs}`,
    }),
  ]
}

const ofDevices = ({ doctorId }: DoctorScope): SQL[] => [
  happenings({
    ...{ group: 'account', kind: 'device', id: sql`d.id`, at: sql`d.verified_at` },
    facts: { words: sql`d.label`, state: sql`case when d.released_at is null then 'verified' else 'released' end` },
    of: sql`from device d where d.doctor_id = ${doctorId} and d.verified_at is not null`,
  }),
  happenings({
    ...{ group: 'account', kind: 'device_request', id: sql`r.id`, at: sql`r.created_at` },
    facts: {
      ...{ way: sql`d.label`, words: sql`r.reason`, state: sql`r.status` },
      ...{ number: sql`r.id`, by: sql`m.name` },
    },
    of: sql`from device_request r join device d on d.id = r.device_id left join staff m on m.id = r.decided_by
      where r.doctor_id = ${doctorId}`,
  }),
]

/**
 * Notes, and what was written down of deeds. What stands in the timeline as the thing itself is left out, and so is every single page
 * that was looked at through the doctor's eyes: how many there were is said of the visit.
 */
const ofStaff = (scope: DoctorScope): SQL[] => [
  happenings({
    ...{ group: 'staff', kind: 'note', id: sql`n.id`, at: sql`n.created_at` },
    facts: { words: sql`n.text`, by: sql`m.name` },
    of: sql`from doctor_note n join staff m on m.id = n.staff_id
      where n.doctor_id = ${scope.doctorId} and n.dropped_at is null`,
  }),
  happenings({
    ...{ group: 'staff', kind: 'deed', id: sql`a.id`, at: sql`a.at` },
    facts: {
      ...{ state: sql`a.action`, words: sql`a.reason`, by: sql`m.name` },
      number: sql`case when a.action = 'impersonation_started' then (select count(*) from audit_entry page
        where page.doctor_id = a.doctor_id and page.staff_id = a.staff_id and page.action = 'request_as_doctor'
          and page.at between a.at and a.at + interval '30 minutes') end`,
    },
    of: sql`from audit_entry a join staff m on m.id = a.staff_id
      where a.doctor_id in (select id from doctor where id = ${scope.doctorId} or merged_into_id = ${scope.doctorId})
        and ${isOwnDeed(scope)} and a.action not in ('request_as_doctor', 'impersonation_code_issued',
        'impersonation_ended', 'complaint_answered', 'doctor_note_written', 'doctor_note_dropped')`,
  }),
]

/** What was done to the doctor's account is told to all; what was done to an order, a parcel or a complaint, to those whose it is. */
function isOwnDeed(scope: DoctorScope): SQL {
  if (scope.enrolmentIds === null) return sql`true`
  const of = (from: SQL, id: SQL, enrolmentId: SQL) =>
    sql`exists (select from ${from} where ${id} = a.resource_id::int and ${isSeen(scope, enrolmentId)})`
  const order = sql`purchase_order o`
  return sql`case a.resource
    when 'order' then ${of(order, sql`o.id`, sql`o.enrolment_id`)}
    when 'payment' then ${of(sql`${order} join payment p on p.order_id = o.id`, sql`p.id`, sql`o.enrolment_id`)}
    when 'refund' then ${of(sql`${order} join payment p on p.order_id = o.id join refund r on r.payment_id = p.id`, sql`r.id`, sql`o.enrolment_id`)}
    when 'payout' then ${of(sql`${order} join payout y on y.order_id = o.id`, sql`y.id`, sql`o.enrolment_id`)}
    when 'refund_request' then ${of(sql`${order} join refund_request r on r.order_id = o.id`, sql`r.id`, sql`o.enrolment_id`)}
    when 'enrolment' then ${of(sql`enrolment e`, sql`e.id`, sql`e.id`)}
    when 'parcel' then ${of(sql`sheet_delivery d`, sql`d.id`, sql`d.enrolment_id`)}
    when 'complaint' then ${of(sql`complaint c`, sql`c.id`, sql`c.enrolment_id`)}
    else coalesce(a.resource, '') in ('', 'doctor', 'doctor_merge', 'doctor_note', 'device', 'device_request') end`
}
