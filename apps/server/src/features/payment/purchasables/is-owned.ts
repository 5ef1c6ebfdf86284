import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderRow } from '../orders/lock-order.ts'

const { enrolment, eventRegistration } = tables

/** The doctor has the thing by another way than this order, so that money for it is too much. */
export async function isInAlready(
  tx: Tx,
  { doctorId, enrolmentId, eventId, subscriptionId }: OrderRow,
): Promise<boolean> {
  // Any number of subscriptions may stand side by side.
  if (subscriptionId !== null) return false
  if (enrolmentId === null) {
    const rows = await tx
      .select({ one: sql`1` })
      .from(eventRegistration)
      .where(and(eq(eventRegistration.eventId, eventId!), eq(eventRegistration.doctorId, doctorId)))
    return rows.length > 0
  }
  const other = alias(enrolment, 'other')
  const rows = await tx
    .select({ one: sql`1` })
    .from(enrolment)
    .innerJoin(other, and(eq(other.doctorId, enrolment.doctorId), eq(other.batchId, enrolment.batchId)))
    .where(and(eq(enrolment.id, enrolmentId), ne(other.id, enrolment.id), inArray(other.state, ['pending', 'active'])))
  return rows.length > 0
}
