import type { ResponseOf } from '@prostuti/contract'
import type { listDues as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { ageOf, type DueAge, dueAges, duesOf, postponementOf } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { maskPhone } from '@prostuti/text/phone'
import { and, asc, eq, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm'
import type { StaffMember } from '../../../staff/index.ts'
import { isLeaving, loadOrders, type OrderFacts } from '../../orders/load-orders.ts'
import { orderNumber } from '../../orders/order-number.ts'
import { orderInScope } from '../order-scope.ts'

const { doctor, orderInstalment, purchaseOrder } = tables

/** More than a desk calls in a week; the longest overdue come first. */
const atMost = 300

type Listed = ResponseOf<typeof listCall>
type Row = Listed['rows'][number]
type DuesQuery = { age: DueAge | undefined; member: StaffMember; now: Date }

/** Everybody who owes what is due by today, the oldest debt first. */
export async function listDues(tx: Tx, { age, member, now }: DuesQuery): Promise<Listed> {
  const today = dhakaDate(now)
  const dueByNow = tx
    .select({ id: orderInstalment.orderId })
    .from(orderInstalment)
    .where(lte(orderInstalment.dueOn, today))
  const owing = await tx
    .select({ id: purchaseOrder.id, doctor: { id: doctor.id, name: doctor.name, phone: doctor.phone } })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(
      and(
        isNotNull(purchaseOrder.bookedAt),
        isNull(purchaseOrder.paidAt),
        isNull(purchaseOrder.closedAt),
        isNull(doctor.closedAt),
        inArray(purchaseOrder.id, dueByNow),
        not(isLeaving),
        orderInScope(member),
      ),
    )
    .orderBy(asc(purchaseOrder.id))
  const payers = new Map(owing.map((each) => [each.id, each.doctor]))
  const facts = await loadOrders(tx, [...payers.keys()], now)
  const rows = facts.flatMap((each) => rowOf(each, payers.get(each.row.id)!, today))
  const ages = dueAges.map((each) => {
    const ofIt = rows.filter((row) => row.age === each)
    return { age: each, count: ofIt.length, paisa: ofIt.reduce((sum, { due_paisa }) => sum + due_paisa, 0) }
  })
  const shown = rows.filter((row) => age === undefined || row.age === age)
  return { ages, rows: shown.toSorted((one, other) => one.due_on.localeCompare(other.due_on)).slice(0, atMost) }
}

type Payer = { id: number; name: string; phone: string }

function rowOf({ row, parts, paid, purchase, changes }: OrderFacts, payer: Payer, today: string): Row[] {
  const dues = duesOf(parts, paid, today)
  const late = dues.filter(({ open, state }) => open > 0 && state !== 'coming')
  const [oldest] = late
  const age = oldest && ageOf(oldest.dueOn, today)
  if (oldest === undefined || age === undefined) return []
  const isPostponed = changes.some(({ kind }) => kind === 'postponement')
  const offered = isPostponed ? undefined : postponementOf(dues, purchase.postponeDays)
  const sum = (of: typeof dues) => of.reduce((all, { open }) => all + open, 0)
  return [
    {
      ...{ id: row.id, number: orderNumber(row), title: row.title },
      doctor: { id: payer.id, name: payer.name, phone: maskPhone(payer.phone) },
      ...{ due_paisa: sum(late), due_on: oldest.dueOn, age, open_paisa: sum(dues) },
      postpone: offered ? { number: offered.number, to: offered.to } : null,
    },
  ]
}
