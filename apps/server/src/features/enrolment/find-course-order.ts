import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { purchaseOrder } = tables

type CourseKey = { enrolmentId: number; doctorId: number }

export async function findCourseOrder(tx: Tx, { enrolmentId, doctorId }: CourseKey): Promise<number> {
  const [row] = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.enrolmentId, enrolmentId), eq(purchaseOrder.doctorId, doctorId)))
  if (row === undefined) throw new AppError('not_found')
  return row.id
}
