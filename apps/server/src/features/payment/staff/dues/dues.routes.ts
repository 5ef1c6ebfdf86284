import { listDues as listCall, postponeDue, sendPayLink } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatMoney } from '@prostuti/text/money'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { type RateLimit, spendTry } from '../../../rate-limit/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../../staff/index.ts'
import { postponeInstalment } from '../../changes/postpone-instalment.ts'
import { sendOrderSms } from '../../notices/send-order-sms.ts'
import { loadOrders } from '../../orders/load-orders.ts'
import { amountToPay } from '../../orders/plan-order.ts'
import { findStaffOrder } from '../cash/till-orders.ts'
import { listDues } from './list-dues.ts'

const { orderInstalment } = tables

/** More often than that nobody wants to be reminded. */
const payLinksOfOrder: RateLimit = { name: 'pay-link', tries: 2, windowMs: 24 * 3_600_000 }

/** Who owes what: put off by the rule, or reminded with a link to pay. */
export function duesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, listCall, ({ query, member, now }) =>
    listDues(db, { age: query.age, after: query.after, member, publicUrl: deps.env.publicUrl, now }),
  )

  registerStaffWrite(app, deps, postponeDue, async (tx, { params: { id }, body: { number }, member, now }) => {
    const { order } = await findStaffOrder(tx, id, member)
    const isPart = and(eq(orderInstalment.orderId, id), eq(orderInstalment.number, number))
    const [before] = await tx.select().from(orderInstalment).where(isPart)
    await postponeInstalment(tx, { orderId: id, doctorId: order.doctorId, number, byStaff: true, now })
    const [after] = await tx.select().from(orderInstalment).where(isPart)
    return {
      answer: { due_on: after!.dueOn },
      ...{ action: 'instalment_postponed', resource: 'order', resourceId: id, doctorId: order.doctorId },
      ...{ before: { due_on: before?.dueOn ?? null }, after: { due_on: after!.dueOn } },
    }
  })

  registerStaffWrite(app, deps, sendPayLink, async (tx, { params: { id }, member, now }) => {
    const { order } = await findStaffOrder(tx, id, member)
    const [facts] = await loadOrders(tx, [id], now)
    const open = amountToPay(facts!, now)
    if (open === 0) throw new AppError('nothing_to_pay')
    await spendTry(db, payLinksOfOrder, { who: String(id), now })
    const text = messages
      .sms_pay_link(
        {
          title: order.title.bn,
          amount: formatMoney(open, 'bn'),
          link: `${deps.env.publicUrl}${facts!.purchase.checkoutPage}`,
        },
        { locale: 'bn' },
      )
      .normalize('NFC')
    return {
      answer: { text },
      ...{ action: 'pay_link_sent', resource: 'order', resourceId: id, doctorId: order.doctorId },
      after: { amount_paisa: open },
      afterwards: () => sendOrderSms(deps, id, () => text),
    }
  })
}
