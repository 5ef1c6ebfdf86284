import type { waitingQueues } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { isRefundToDecide, isUnsentRefund } from '../../payment/index.ts'
import {
  isOwnBranch,
  isOwnCourse,
  isOwnDoctor,
  isOwnEnrolment,
  isOwnOrder,
  listFactorResets,
  listLockedMembers,
} from '../../staff/index.ts'
import { complaintsOf } from '../rules/complaints-of.ts'
import { lateAfterHours, memberQueues, type QueueRow, queuesInOrder } from '../rules/queues.ts'
import { type Scope, seesAll } from '../scope.ts'
import type { TodayViewer } from '../today-viewer.ts'

type Queue = (typeof waitingQueues)[number]
type MemberQueue = (typeof memberQueues)[number]
type CountedQueue = Exclude<Queue, MemberQueue>

/** Where a queue stands: rows `at` which each of them began to wait. */
const waitingOf: Record<CountedQueue, (viewer: TodayViewer, now: Date) => SQL> = {
  holds: ({ scope }) => sql`
    select payment.started_at as at from payment join purchase_order on purchase_order.id = payment.order_id
    where payment.state = 'on_hold' and payment.gateway <> 'manual' and ${isOwnOrder(scope)}`,
  manual_payments: ({ scope }) => sql`
    select payment.started_at as at from payment join purchase_order on purchase_order.id = payment.order_id
    where payment.state in ('on_hold', 'initiated') and payment.gateway = 'manual' and ${isOwnOrder(scope)}`,
  refund_requests: ({ scope }) => sql`
    select refund_request.created_at as at from refund_request join purchase_order on purchase_order.id = refund_request.order_id
    where ${isRefundToDecide} and ${isOwnOrder(scope)}
    union all
    select coalesce(refund.settled_at, refund.created_at) from refund join payment on payment.id = refund.payment_id
      join purchase_order on purchase_order.id = payment.order_id
    where ${isUnsentRefund} and ${isOwnOrder(scope)}`,
  merges_to_sign: ({ scope }) => sql`
    select asked_at as at from doctor_merge where state = 'asked' and ${seesAll(scope)}`,
  free_seats: ({ scope }) => sql`
    select free_seat.asked_at as at from free_seat join batch on batch.id = free_seat.batch_id
      join schedule on schedule.id = free_seat.schedule_id
    where free_seat.state = 'to_sign' and ${isOwnCourse(scope, sql`batch.course_id`)}
      and ${isOwnBranch(scope, sql`schedule.contact_id`)}
      and ${isOwnDoctor(scope, sql`free_seat.doctor_id`)}`,
  refunds_to_sign: ({ scope }) => sql`
    select payout.created_at as at from payout join purchase_order on purchase_order.id = payout.order_id
    where payout.state = 'to_sign' and ${isOwnOrder(scope)}`,
  waivers_to_sign: ({ scope }) => sql`
    select waiver.created_at as at from waiver join purchase_order on purchase_order.id = waiver.order_id
    where waiver.state = 'to_sign' and ${isOwnOrder(scope)}`,
  // What was put off is no matter of today.
  complaints: ({ scope, role, teacherId }, now) => sql`
    select last_message_at as at, promised_at from complaint
    where state = 'open' and merged_into_id is null
      and (snoozed_until is null or snoozed_until <= ${now.toISOString()}::timestamptz)
      and ${complaintsOf({ role, teacherId, ...scope })}`,
  mentions: ({ id }) => sql`
    select created_at as at from complaint_mention where staff_id = ${id} and seen_at is null`,
  device_requests: ({ scope }) => sql`
    select created_at as at from device_request
    where status = 'open' and ${isOwnDoctor(scope, sql`device_request.doctor_id`)}`,
  parcels_in_doubt: ({ scope }) => sql`
    select created_at as at from sheet_delivery
    where state = 'on_hold' and ${isOwnEnrolment(scope, sql`sheet_delivery.enrolment_id`)}`,
  // One that the doctor has just asked for is booked by itself within minutes; by hand, or after hours, somebody has to look.
  parcels: ({ scope }, now) => sql`
    select created_at as at from sheet_delivery
    where state = 'draft' and (courier = 'manual' or created_at < ${now.toISOString()}::timestamptz - interval '6 hours')
      and ${isOwnEnrolment(scope, sql`sheet_delivery.enrolment_id`)}`,
  // A question is of the courses whose papers hold it; one that none holds is everybody's.
  reviews: ({ scope }) => sql`
    select updated_at as at from question
    where state = 'in_review' and coalesce((select bool_or(${paperInScope(scope)}) from paper_question
      join paper on paper.id = paper_question.paper_id
      where paper_question.question_id = question.id and paper.course_id is not null), true)`,
  given_back: ({ id }) => sql`
    select updated_at as at from question where author_id = ${id} and state = 'draft' and review_words is not null`,
  freezes: ({ scope }) => sql`
    select asked_at as at from signature join paper on paper.id::text = signature.resource_id
    where signature.resource = 'paper' and signed_at is null and ended_at is null and ${paperInScope(scope)}`,
  corrections: ({ scope }) => sql`
    select signature.asked_at as at from key_correction join signature on signature.id = key_correction.signature_id
      join paper on paper.id = key_correction.paper_id
    where key_correction.state = 'asked' and ${paperInScope(scope)}`,
  objections: ({ scope }) => sql`
    select objection.created_at as at from objection join paper on paper.id = objection.paper_id
    where objection.answered_at is null and ${paperInScope(scope)}
      and ${isOwnDoctor({ ...scope, courseIds: null }, sql`objection.doctor_id`)}`,
}

/** A paper of no course is everybody's who sees all courses. */
const paperInScope = (scope: Scope): SQL => isOwnCourse(scope, sql`paper.course_id`)

type Counted = { name: Queue; count: number; late: number; oldest: string | Date | null }

type QueuesQuery<Name extends Queue> = { viewer: TodayViewer; queues: readonly Name[]; now: Date }

/** What waits in these queues, each from an index of its own. */
export async function readQueues(tx: Tx, { viewer, queues, now }: QueuesQuery<Queue>) {
  const isOfMembers = (name: Queue): name is MemberQueue => memberQueues.some((each) => each === name)
  const counted = queues.filter((name): name is CountedQueue => !isOfMembers(name))
  const rows = [
    ...(await countQueues(tx, { viewer, queues: counted, now })),
    ...(await Promise.all(queues.filter(isOfMembers).map((name) => countMembers(tx, name, now)))),
  ]
  const waiting = rows.flatMap(({ oldest, ...row }): QueueRow[] =>
    oldest === null ? [] : [{ ...row, oldest_at: new Date(oldest).toISOString() }],
  )
  return {
    rows: queuesInOrder(waiting),
    empty: rows.filter(({ oldest }) => oldest === null).map(({ name }) => name),
  }
}

async function countQueues(tx: Tx, { viewer, queues, now }: QueuesQuery<CountedQueue>): Promise<Counted[]> {
  if (queues.length === 0) return []
  const counts = queues.map(
    (name) => sql`
      select ${name} as name, count(*)::int as count, min(at) as oldest,
        (count(*) filter (where ${isLate(name, now)}))::int as late
      from (${waitingOf[name](viewer, now)}) waiting`,
  )
  return (await tx.execute<Counted>(sql.join(counts, sql` union all `))).rows
}

/** What was promised a doctor by a certain time is late after that; of everything else the same is expected. */
const isLate = (name: CountedQueue, now: Date): SQL =>
  name === 'complaints'
    ? sql`coalesce(promised_at, at + make_interval(hours => ${lateAfterHours[name]}::int)) < ${now.toISOString()}::timestamptz`
    : sql`at < ${now.toISOString()}::timestamptz - make_interval(hours => ${lateAfterHours[name]}::int)`

const momentsOf: Record<MemberQueue, (tx: Tx, now: Date) => Promise<Date[]>> = {
  locked_members: async (tx, now) => (await listLockedMembers(tx, now)).map(({ lockedAt }) => lockedAt),
  factor_resets: async (tx, now) => (await listFactorResets(tx, now)).map(({ at }) => at),
}

/** It is shown for a day and is then over: nobody could be late with it. */
async function countMembers(tx: Tx, name: MemberQueue, now: Date): Promise<Counted> {
  const moments = (await momentsOf[name](tx, now)).toSorted((a, b) => a.getTime() - b.getTime())
  return { name, count: moments.length, late: 0, oldest: moments[0] ?? null }
}
