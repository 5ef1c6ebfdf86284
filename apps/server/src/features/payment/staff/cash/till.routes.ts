import { findTillOrders as findCall, readTillOrder as readCall, takeCash as takeCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { spendPhoneTries } from '../../../doctor-search/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../../staff/index.ts'
import { loadOrders } from '../../orders/load-orders.ts'
import { invoiceNumber } from '../../orders/order-number.ts'
import { amountToPay } from '../../orders/plan-order.ts'
import { takeCash } from './take-cash.ts'
import { findStaffOrder, findTillOrders, readTillOrder } from './till-orders.ts'

/** The counter of a branch. */
export function tillRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(
    app,
    deps,
    findCall,
    async ({ query: { q }, member, now }) => {
      await spendPhoneTries(deps, { q, member, now })
      return { orders: await findTillOrders(db, { q, member, now }) }
    },
    // Names and numbers of doctors stand in the address.
    { skipLog: true },
  )

  registerStaffCall(app, deps, readCall, ({ params: { id }, member, locale, now }) =>
    readTillOrder(db, { id, member, locale, now }),
  )

  registerStaffWrite(app, deps, takeCall, async (tx, { params: { id }, body, member, locale, now }) => {
    await findStaffOrder(tx, id, member)
    const taken = await takeCash(tx, {
      ...{ orderId: id, amountPaisa: body.amount_paisa, shownPaisa: body.shown_paisa },
      ...{ branchId: body.branch_id, key: body.key, cashier: member, locale, now },
    })
    if (taken instanceof AppError) return taken
    const { payment, order } = taken
    const [facts] = await loadOrders(tx, [id], now)
    return {
      answer: {
        payment_id: payment.id,
        invoice_number: invoiceNumber(await receiptOf(tx, payment.id)),
        open_paisa: amountToPay(facts!, now, { all: true }),
      },
      ...{ action: 'cash_taken', resource: 'payment', resourceId: payment.id, doctorId: order.doctorId },
      after: { amount_paisa: payment.amountPaisa, branch_id: payment.branchId },
    }
  })
}

async function receiptOf(tx: Tx, paymentId: number): Promise<number> {
  const { invoice } = tables
  const [row] = await tx.select({ number: invoice.number }).from(invoice).where(eq(invoice.paymentId, paymentId))
  return row!.number
}
