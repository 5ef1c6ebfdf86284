import type { ResponseOf } from '@prostuti/contract'
import type { readDoctor } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { desc, eq, inArray } from 'drizzle-orm'
import { listCourses, listOwnCourses } from '../../enrolment/index.ts'
import type { ParticipantCounts } from '../../exam/index.ts'
import { loadOrders, ordersWaived, readMoneyBack, waivableOf } from '../../payment/index.ts'
import { progressOf, readRunningRows } from '../../timetable/index.ts'
import type { DoctorScope } from '../doctor-in-scope.ts'
import { changeStopOf } from './change-stop.ts'
import { prolongableDays } from './prolongable-days.ts'

type Page = ResponseOf<typeof readDoctor>
type Course = Page['courses'][number]

const { enrolment, purchaseOrder, subscription, subscriptionOffer } = tables

type Reader = { scope: DoctorScope; locale: Locale; now: Date; counts: ParticipantCounts }

/** What the doctor is enrolled in and has paid, as their own page has it; of it what the member sees. */
export async function readCourses(tx: Tx, { scope, locale, now, counts }: Reader): Promise<Course[]> {
  const { doctorId, enrolmentIds } = scope
  const isSeen = ({ id }: { id: number }) => enrolmentIds === null || enrolmentIds.includes(id)
  const cards = (await listCourses(tx, { doctorId, locale, now })).filter(isSeen)
  const running = (await listOwnCourses(tx, doctorId)).filter(isSeen)
  const rowsOf = await readRunningRows(tx, { courses: running, locale, now, counts })
  const orderIds = cards.flatMap(({ order }) => order?.id ?? [])
  const back = await readMoneyBack(tx, orderIds)
  const waived = await ordersWaived(tx, orderIds)
  const facts = new Map((await loadOrders(tx, orderIds, now)).map((each) => [each.row.id, each]))
  const changes = await readChanges(
    tx,
    cards.map(({ id }) => id),
  )
  return cards.map(({ order, schedule_id: _schedule, year_course_session_id: _session, ...card }) => {
    const rows = rowsOf.get(card.id)
    const { enrolledAt, hasMoved } = changes.get(card.id)!
    const { paisa, isLeaving } = back.get(order?.id ?? 0) ?? { paisa: 0, isLeaving: false }
    return {
      ...card,
      order: order && {
        ...shortOrder(order),
        open_paisa: waivableOf(facts.get(order.id)!),
        is_waived_by_one: waived.has(order.id),
        back_paisa: paisa,
      },
      stop: card.state === 'active' ? changeStopOf(scope.member, { enrolledAt, isLeaving }, now) : null,
      has_moved: hasMoved,
      progress: rows ? shortProgress(now, rows) : null,
    }
  })
}

/** When the doctor came in, and whether they have moved. */
async function readChanges(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: enrolment.id,
      createdAt: enrolment.createdAt,
      movedAt: enrolment.movedAt,
      bookedAt: purchaseOrder.bookedAt,
    })
    .from(enrolment)
    .leftJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .where(inArray(enrolment.id, [...ids]))
  return new Map(
    rows.map(({ id, createdAt, movedAt, bookedAt }) => [
      id,
      { enrolledAt: bookedAt ?? createdAt, hasMoved: movedAt !== null },
    ]),
  )
}

type Card = Awaited<ReturnType<typeof listCourses>>[number]

function shortOrder(
  order: NonNullable<Card['order']>,
): Omit<NonNullable<Course['order']>, 'open_paisa' | 'back_paisa' | 'is_waived_by_one'> {
  const { id, number, state, total_paisa, paid_paisa, refunded_paisa } = order
  const due = state === 'closed' ? undefined : order.dues.find(({ open_paisa }) => open_paisa > 0)
  return {
    ...{ id, number, state, total_paisa, paid_paisa, refunded_paisa },
    next: due ? { paisa: due.open_paisa, due_on: due.due_on, is_overdue: due.state === 'overdue' } : null,
    receipts: order.payments.flatMap(({ invoice_number }) => invoice_number ?? []),
  }
}

type Rows = NonNullable<ReturnType<Awaited<ReturnType<typeof readRunningRows>>['get']>>

function shortProgress(now: Date, rows: Rows): Course['progress'] {
  const { lectures, exams } = progressOf(
    now,
    rows.map(({ row }) => row),
  )
  return { lectures: { done: lectures.done, all: lectures.all }, exams: { sat: exams.sat, all: exams.all } }
}

/** Subscriptions belong to no batch: who is bound to some courses does not see them. */
export async function readSubscriptions(
  tx: Tx,
  { doctorId, enrolmentIds }: DoctorScope,
): Promise<Page['subscriptions']> {
  if (enrolmentIds !== null) return []
  const rows = await tx
    .select({
      id: subscription.id,
      title: subscriptionOffer.title,
      state: subscription.state,
      endsAt: subscription.endsAt,
    })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .where(eq(subscription.doctorId, doctorId))
    .orderBy(desc(subscription.id))
    .limit(20)
  const shown = rows.filter(({ state }) => state !== 'lapsed')
  const days = await prolongableDays(
    tx,
    shown.map(({ id }) => id),
  )
  return shown.map(({ id, title, state, endsAt }) => ({
    ...{ id, title, state },
    ends_at: endsAt?.toISOString() ?? null,
    prolong_at_most: days.get(id) ?? 0,
  }))
}
