import { type SQL, sql } from 'drizzle-orm'
import type { DoctorScope } from '../doctor-in-scope.ts'
import { happenings, isSeen } from './happenings.ts'

/** What was bought, paid, given back and changed. */
export const moneyHappenings = (scope: DoctorScope): SQL[] => [
  ...ofOrders(scope),
  happenings({
    group: 'money',
    kind: 'enrolment',
    id: sql`e.id`,
    at: sql`e.created_at`,
    facts: { title: sql`b.title`, subtitle: sql`s.title`, state: sql`e.state` },
    thing: { kind: 'batch', id: sql`b.id` },
    of: sql`from enrolment e join batch b on b.id = e.batch_id join schedule s on s.id = e.schedule_id
      where e.doctor_id = ${scope.doctorId} and ${isSeen(scope, sql`e.id`)}`,
  }),
  ...(scope.member.courseIds === null ? ofNoBatch(scope) : []),
]

function ofOrders(scope: DoctorScope): SQL[] {
  const isTheirs = sql`o.doctor_id = ${scope.doctorId} and ${isSeen(scope, sql`o.enrolment_id`)}`
  const group = 'money' as const
  return [
    happenings({
      ...{ group, kind: 'payment', id: sql`p.id`, at: sql`coalesce(p.settled_at, p.started_at)` },
      facts: {
        ...{ title: sql`o.title`, state: sql`p.state`, way: sql`p.gateway`, words: sql`p.reason` },
        ...{ paisa: sql`p.amount_paisa`, number: sql`i.number` },
      },
      thing: { kind: 'payment', id: sql`p.id` },
      of: sql`from payment p join purchase_order o on o.id = p.order_id left join invoice i on i.payment_id = p.id
        where ${isTheirs}`,
    }),
    happenings({
      ...{ group, kind: 'refund', id: sql`r.id`, at: sql`r.created_at` },
      facts: { title: sql`o.title`, state: sql`r.state`, paisa: sql`r.amount_paisa`, by: sql`m.name` },
      thing: { kind: 'payment', id: sql`p.id` },
      of: sql`from refund r join payment p on p.id = r.payment_id join purchase_order o on o.id = p.order_id
        left join staff m on m.id = r.staff_id where ${isTheirs}`,
    }),
    happenings({
      ...{ group, kind: 'refund_request', id: sql`r.id`, at: sql`r.created_at` },
      facts: { title: sql`o.title`, state: sql`r.state`, words: sql`r.reason`, paisa: sql`r.granted_paisa` },
      thing: { kind: 'refund_request', id: sql`r.id` },
      of: sql`from refund_request r join purchase_order o on o.id = r.order_id where ${isTheirs}`,
    }),
    happenings({
      ...{ group, kind: 'order_change', id: sql`c.id`, at: sql`c.at` },
      facts: {
        title: sql`o.title`,
        state: sql`c.kind`,
        number: sql`c.number`,
        subtitle: sql`(c.before -> 'title')`,
      },
      of: sql`from order_change c join purchase_order o on o.id = c.order_id where ${isTheirs}`,
    }),
    happenings({
      ...{ group: 'talk', kind: 'reminder', id: sql`o.id || '-' || r.number || '-' || r.kind`, at: sql`r.sent_at` },
      facts: { title: sql`o.title`, state: sql`r.kind`, number: sql`r.number` },
      of: sql`from payment_reminder r join purchase_order o on o.id = r.order_id where ${isTheirs}`,
    }),
  ]
}

/** Events and subscriptions. */
const ofNoBatch = ({ doctorId }: DoctorScope): SQL[] => [
  happenings({
    ...{ group: 'money', kind: 'event', id: sql`e.id`, at: sql`r.created_at` },
    facts: { title: sql`e.name` },
    thing: { kind: 'event', id: sql`e.id` },
    of: sql`from event_registration r join event e on e.id = r.event_id where r.doctor_id = ${doctorId}`,
  }),
  happenings({
    ...{ group: 'money', kind: 'subscription', id: sql`s.id`, at: sql`s.starts_at` },
    facts: { title: sql`f.title`, state: sql`s.state`, number: sql`s.days` },
    of: sql`from subscription s join subscription_offer f on f.id = s.offer_id
      where s.doctor_id = ${doctorId} and s.starts_at is not null`,
  }),
]
