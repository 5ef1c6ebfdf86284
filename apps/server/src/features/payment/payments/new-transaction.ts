import { randomInt } from 'node:crypto'
import type { OrderRow } from '../orders/lock-order.ts'
import { orderNumber } from '../orders/order-number.ts'

/** Without 0, 1, I and O, because people read it out on the phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A name for one try to pay, at most 30 characters, that nobody can guess from the last one. */
export function newTransaction(order: Pick<OrderRow, 'id' | 'createdAt'>): string {
  const tail = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${orderNumber(order)}-${tail}`
}
