import type { Deps } from '../deps.ts'
import { sendTicketSms } from '../features/event-registration/index.ts'
import { lapseOrders, remindDues, sendPaidSms, sweepPayments, sweepRefunds } from '../features/payment/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What money needs done when nobody is asking: gateways asked, doctors told, refunds followed, dues recalled, empty promises let go. */
export function paymentJobs(deps: Deps): Job[] {
  return [
    { name: 'settle_payments', everyMs: 15_000, run: (now, signal) => sweepPayments(deps, now, signal) },
    { name: 'send_paid_sms', everyMs: 10_000, run: (now, signal) => sendPaidSms(deps, now, signal) },
    { name: 'send_ticket_sms', everyMs: 10_000, run: (now, signal) => sendTicketSms(deps, now, signal) },
    { name: 'settle_refunds', everyMs: minute, run: (now, signal) => sweepRefunds(deps, now, signal) },
    { name: 'lapse_orders', everyMs: 5 * minute, run: (now) => lapseOrders(deps.database.db, now) },
    { name: 'remind_dues', everyMs: 10 * minute, run: (now, signal) => remindDues(deps, now, signal) },
  ]
}
