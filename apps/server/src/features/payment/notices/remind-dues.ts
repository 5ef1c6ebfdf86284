import { type Db, tables } from '@prostuti/db'
import { type Due, duesOf, type OverdueRule, reminderOf } from '@prostuti/payment-rules'
import { dhakaParts } from '@prostuti/text/dates'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { type OwingOrder, readOwingOrders } from './read-owing-orders.ts'
import { reminderText } from './reminder-text.ts'

const { paymentReminder } = tables

/** Nobody is woken for money. */
const hours = { from: 9, to: 20 }

type ReminderDeps = Pick<Deps, 'database' | 'sendSms'> & { env: Pick<Deps['env'], 'publicUrl'> }

/** Reminds doctors by SMS of what is to be paid of a course or a subscription: before the day, after it was missed, and when lectures pause; each once. */
export async function remindDues(deps: ReminderDeps, now: Date, signal?: AbortSignal): Promise<number> {
  const { hour } = dhakaParts(now)
  if (hour < hours.from || hour >= hours.to) return 0
  const today = dhakaDate(now)
  let sent = 0
  for (const order of await readOwingOrders(deps.database.db, { today, now })) {
    if (signal?.aborted) break
    const rule: OverdueRule = { pauseLecturesAfterDays: order.pauseLecturesAfterDays }
    for (const due of duesOf(order.parts, order.covered, today)) {
      const kind = reminderOf(due, rule, today)
      if (kind !== undefined && (await remind(deps, { order, due, kind, rule, now }))) sent += 1
    }
  }
  return sent
}

type ReminderKind = NonNullable<ReturnType<typeof reminderOf>>
type Reminder = { order: OwingOrder; due: Due; kind: ReminderKind; rule: OverdueRule; now: Date }

/** The row comes first: of two processes one writes it, and a process that dies has sent too little, not too much. */
async function remind({ database: { db }, sendSms, env }: ReminderDeps, reminder: Reminder): Promise<boolean> {
  const { order, due, kind, rule, now } = reminder
  const which = { orderId: order.id, number: due.number, kind }
  const written = await db
    .insert(paymentReminder)
    .values({ ...which, sentAt: now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) return false
  const link = `${env.publicUrl}${order.checkoutPage}`
  try {
    await sendSms({ to: order.phone, text: reminderText({ order, due, kind, rule, link }) })
    return true
  } catch (error) {
    if (!(error instanceof SmsUndeliverable)) throw error
    // A number that takes no SMS will take none tomorrow; a gateway that is away will be back.
    if (!error.permanent) await forget(db, which)
    return false
  }
}

const forget = async (db: Db, { orderId, number, kind }: { orderId: number; number: number; kind: ReminderKind }) => {
  await db
    .delete(paymentReminder)
    .where(
      and(eq(paymentReminder.orderId, orderId), eq(paymentReminder.number, number), eq(paymentReminder.kind, kind)),
    )
}
