import type { ResponseOf } from '@prostuti/contract'
import type { listDues as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { ageOf, type DueAge, dueAges, duesOf, postponementByStaff } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { maskPhone } from '@prostuti/text/phone'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../../staff/index.ts'
import { isLeaving, loadOrders, type OrderFacts } from '../../orders/load-orders.ts'
import { orderNumber } from '../../orders/order-number.ts'
import { orderInScope } from '../order-scope.ts'
import { listWaitingWaivers } from '../waivers/list-waiting-waivers.ts'
import { waivableOf } from '../waivers/waivable-of.ts'

const { doctor } = tables

const perPage = 50

type Listed = ResponseOf<typeof listCall>
type Row = Listed['rows'][number]
type DuesQuery = {
  age: DueAge | undefined
  /** `day.order` of the last row of the page before. */
  after: string | undefined
  member: StaffMember
  /** Where doctors pay. */
  publicUrl: string
  now: Date
}

/** Everybody who owes what is due by today, the oldest debt first, a page at a time; and how much of all of it is how old. */
export async function listDues(tx: Tx, { age, after, member, publicUrl, now }: DuesQuery): Promise<Listed> {
  const today = dhakaDate(now)
  const owing = owingOrders(member, today)
  const { rows: days } = await tx.execute<{ due_on: string; count: number; paisa: string }>(sql`
    with owing as (${owing}) select due_on::text, count(*)::int as count, sum(due) as paisa from owing group by due_on`)
  const isOf = (each: DueAge) => (day: { due_on: string }) => ageOf(day.due_on, today) === each
  const ages = dueAges.map((each) => {
    const ofIt = days.filter(isOf(each))
    const sum = (of: (day: (typeof days)[number]) => number) => ofIt.reduce((all, day) => all + of(day), 0)
    return { age: each, count: sum(({ count }) => count), paisa: sum(({ paisa }) => Number(paisa)) }
  })
  const ofAge = age === undefined ? undefined : days.filter(isOf(age)).map(({ due_on }) => due_on)
  const { page, next } = await readPage(tx, { owing, ofAge, after })
  return {
    ages,
    rows: await presentPage(tx, page, { today, publicUrl, now }),
    next,
    waivers: await listWaitingWaivers(tx, member),
  }
}

/** By the books: what was paid or waived fills the parts in their order, and what is left of those whose day has come is due. */
const owingOrders = (member: StaffMember, today: string): SQL => sql`
  select purchase_order.id, purchase_order.doctor_id, part.due_on, part.due, part.is_waived_by_one
  from purchase_order join doctor on doctor.id = purchase_order.doctor_id
    join lateral (
      select min(due_on) as due_on, sum(open) as due,
        exists (select from waiver where waiver.order_id = purchase_order.id and waiver.state = 'to_sign') as is_waived_by_one
      from (
        select due_on, least(amount_paisa, sum(amount_paisa) over (order by number) - (
          select coalesce(-sum(line.amount_paisa), 0) from ledger_entry entry join ledger_line line on line.entry_id = entry.id
          where entry.order_id = purchase_order.id and entry.kind in ('payment', 'waiver') and line.account = 'receivable')) as open
        from order_instalment where order_instalment.order_id = purchase_order.id) filled
      where open > 0 and due_on <= ${today}::date) part on part.due_on is not null
  where purchase_order.booked_at is not null and purchase_order.paid_at is null and purchase_order.closed_at is null
    and doctor.closed_at is null and not ${isLeaving} and ${orderInScope(member) ?? sql`true`}`

type Page = { id: number; doctor_id: number; due_on: string; is_waived_by_one: boolean }[]
type PageQuery = { owing: SQL; ofAge: string[] | undefined; after: string | undefined }

async function readPage(tx: Tx, { owing, ofAge, after }: PageQuery): Promise<{ page: Page; next: string | null }> {
  const [afterDay, afterId] = after?.split('.') ?? []
  const isLater = after === undefined ? sql`true` : sql`(due_on, id) > (${afterDay}::date, ${afterId}::int)`
  const isOfAge = ofAge === undefined ? sql`true` : sql`due_on = any(${sql.param(ofAge)}::date[])`
  const { rows } = await tx.execute<Page[number]>(sql`
    with owing as (${owing}) select id, doctor_id, due_on::text, is_waived_by_one from owing
    where ${isLater} and ${isOfAge} order by due_on, id limit ${perPage + 1}`)
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  return { page, next: rows.length > perPage && last ? `${last.due_on}.${last.id}` : null }
}

type Shown = { today: string; publicUrl: string; now: Date }

async function presentPage(tx: Tx, page: Page, { today, publicUrl, now }: Shown): Promise<Row[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const facts = await loadOrders(tx, ids, now)
  const payers = await tx
    .select({ id: doctor.id, name: doctor.name, phone: doctor.phone })
    .from(doctor)
    .where(
      inArray(
        doctor.id,
        page.map(({ doctor_id }) => doctor_id),
      ),
    )
  return facts.flatMap((each, nth) => {
    const payer = payers.find(({ id }) => id === each.row.doctorId)!
    const row = rowOf(each, payer, today)
    const pay_link = `${publicUrl}${each.purchase.checkoutPage}`
    const waiver = { waivable_paisa: waivableOf(each), is_waived_by_one: page[nth]!.is_waived_by_one }
    return row === undefined ? [] : [{ ...row, pay_link, ...waiver }]
  })
}

type Payer = { id: number; name: string; phone: string }

function rowOf({ row, parts, covered, purchase, changes }: OrderFacts, payer: Payer, today: string) {
  const dues = duesOf(parts, covered, today)
  const late = dues.filter(({ open, state }) => open > 0 && state !== 'coming')
  const [oldest] = late
  const age = oldest && ageOf(oldest.dueOn, today)
  if (oldest === undefined || age === undefined) return undefined
  const isPostponed = changes.some(({ kind }) => kind === 'postponement')
  const offered = isPostponed ? undefined : postponementByStaff(dues, purchase.postponeDays, today)
  const sum = (of: typeof dues) => of.reduce((all, { open }) => all + open, 0)
  return {
    ...{ id: row.id, number: orderNumber(row), title: row.title },
    doctor: { id: payer.id, name: payer.name, phone: maskPhone(payer.phone) },
    ...{ due_paisa: sum(late), due_on: oldest.dueOn, age, open_paisa: sum(dues) },
    postpone: offered ? { number: offered.number, to: offered.to } : null,
  }
}
