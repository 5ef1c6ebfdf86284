import { createHash } from 'node:crypto'
import type { ResponseOf } from '@prostuti/contract'
import type { mergeThings, previewMerge } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { describeDoctors } from '../../../doctor-desk/index.ts'
import { isExam } from '../../../exam/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { type Clash, findClashes, type Pair } from './find-clashes.ts'

const { attempt, doctor, doctorMerge } = tables

type MergedThing = (typeof mergeThings)[number]
export type MergePreview = ResponseOf<typeof previewMerge>
export type Wanted = Pair & { phoneOf: 'kept' | 'gone'; member: StaffMember; now: Date; except?: number | undefined }

const ordersOf = (id: SQL): SQL => sql`(select id from purchase_order where doctor_id = ${id})`
const rows = (table: string) => (id: SQL) => sql`(select count(*) from ${sql.raw(table)} where doctor_id = ${id})`

/** How many of each a doctor has. Those that are weighed are what a second person answers for; the others change while a doctor reads. */
const counted: Record<MergedThing, { count: (id: SQL) => SQL; weighs: boolean }> = {
  enrolments: { count: rows('enrolment'), weighs: true },
  orders: { count: rows('purchase_order'), weighs: true },
  payments: { count: (id) => sql`(select count(*) from payment where order_id in ${ordersOf(id)})`, weighs: true },
  receipts: {
    count: (id) =>
      sql`(select count(*) from invoice join payment on payment.id = invoice.payment_id where order_id in ${ordersOf(id)})`,
    weighs: true,
  },
  paid_paisa: {
    count: (id) => sql`(select coalesce(sum(amount_paisa - refunded_paisa), 0) from payment
      where order_id in ${ordersOf(id)} and state in ('paid', 'refunded'))`,
    weighs: true,
  },
  owed_paisa: {
    count: (
      id,
    ) => sql`(select coalesce(sum(amount_paisa), 0) from ledger_line join ledger_entry on ledger_entry.id = entry_id
      where account = 'receivable' and order_id in ${ordersOf(id)})`,
    weighs: true,
  },
  ledger_entries: {
    count: (id) => sql`(select count(*) from ledger_entry where order_id in ${ordersOf(id)})`,
    weighs: true,
  },
  refund_requests: {
    count: (id) => sql`(select count(*) from refund_request where order_id in ${ordersOf(id)})`,
    weighs: true,
  },
  subscriptions: { count: rows('subscription'), weighs: true },
  events: { count: rows('event_registration'), weighs: true },
  attempts: { count: rows('attempt'), weighs: true },
  objections: { count: rows('objection'), weighs: false },
  parcels: {
    count: (id) => sql`(select count(*) from sheet_delivery
      where enrolment_id in (select id from enrolment where doctor_id = ${id}))`,
    weighs: true,
  },
  complaints: { count: rows('complaint'), weighs: false },
  notes: {
    count: (id) => sql`(select count(*) from doctor_note where doctor_id = ${id} and dropped_at is null)`,
    weighs: false,
  },
  videos: { count: rows('video_progress'), weighs: false },
  video_notes: { count: rows('video_note'), weighs: false },
  devices: {
    count: (id) => sql`(select count(*) from device where doctor_id = ${id} and released_at is null)`,
    weighs: false,
  },
  sign_ins: {
    count: (id) =>
      sql`(select count(*) from sign_in where doctor_id = ${id} and ended_at is null and expires_at > now())`,
    weighs: false,
  },
  browsers_told: { count: rows('push_subscription'), weighs: false },
}

/** What a merge would do at this moment. Both accounts are open and seen by the member: the caller has looked. */
export async function readPreview(tx: Tx, wanted: Wanted): Promise<MergePreview & { found: Clash[] }> {
  const { kept, gone, phoneOf, member, now } = wanted
  const [keptLine, goneLine] = await describeDoctors(tx, { ids: [kept, gone], member, now })
  const things = await countThings(tx, wanted)
  const found = await findClashes(tx, wanted)
  const blocks = await findBlocks(tx, wanted, found)
  const clashes = found.map(({ kind, title, decision }) => ({ kind, title, decision }))
  const weighed = things.filter(({ thing }) => counted[thing].weighs)
  const numbers = await tx
    .select({ id: doctor.id, at: doctor.phoneSetAt })
    .from(doctor)
    .where(inArray(doctor.id, [kept, gone]))
    .orderBy(doctor.id)
  const who = [[keptLine, goneLine].map((line) => [line!.id, line!.name, line!.phone, line!.bmdc]), numbers]
  return {
    ...{ kept: keptLine!, gone: goneLine!, phone_of: phoneOf, things, clashes, blocks, found },
    fingerprint: createHash('sha256')
      .update(JSON.stringify([who, phoneOf, weighed, found]))
      .digest('base64url'),
  }
}

async function countThings(tx: Tx, { kept, gone }: Pair): Promise<MergePreview['things']> {
  const names = Object.keys(counted) as MergedThing[]
  const all = names.map((thing) => sql`${counted[thing].count(sql`d.id`)}::int as ${sql.identifier(thing)}`)
  const { rows: sides } = await tx.execute<{ id: number } & Record<MergedThing, number>>(
    sql`select d.id, ${sql.join(all, sql`, `)} from doctor d where d.id in (${kept}, ${gone})`,
  )
  const of = (id: number) => sides.find((side) => side.id === id)!
  return names
    .map((thing) => ({ thing, kept: of(kept)[thing], gone: of(gone)[thing] }))
    .filter((line) => line.kept !== 0 || line.gone !== 0)
}

async function findBlocks(tx: Tx, { kept, gone, except }: Wanted, found: Clash[]): Promise<MergePreview['blocks']> {
  const both = [kept, gone]
  // One that is over and not yet closed by its job counts as running.
  const ofExam = sql`exists (select from paper where paper.id = attempt.paper_id and ${isExam()})`
  const running = and(inArray(attempt.doctorId, both), isNull(attempt.finishedAt), ofExam)
  const isSitting = (await tx.$count(attempt, running)) > 0
  const isOther = except === undefined ? undefined : sql`${doctorMerge.id} <> ${except}`
  const isAsked = and(
    sql`${doctorMerge.state} = 'asked'`,
    or(inArray(doctorMerge.keptId, both), inArray(doctorMerge.goneId, both)),
    isOther,
  )
  return [
    ...(isSitting ? (['exam_running'] as const) : []),
    ...(found.some(({ decision }) => decision === 'refused') ? (['both_paid'] as const) : []),
    ...((await tx.$count(doctorMerge, isAsked)) > 0 ? (['merge_open'] as const) : []),
  ]
}

/** Both rows, held until this transaction ends; undefined of one that is closed meanwhile. */
export async function lockDoctors(tx: Tx, { kept, gone }: Pair) {
  const rowsOf = await tx
    .select()
    .from(doctor)
    .where(and(inArray(doctor.id, [kept, gone]), isNull(doctor.closedAt)))
    .orderBy(doctor.id)
    .for('update')
  return { kept: rowsOf.find(({ id }) => id === kept), gone: rowsOf.find(({ id }) => id === gone) }
}
