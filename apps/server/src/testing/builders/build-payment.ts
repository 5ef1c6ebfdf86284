import { type Tx, tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule } from './build-batch.ts'
import { buildDoctor } from './build-doctor.ts'

type PaymentValues = Partial<typeof tables.payment.$inferInsert> & { transaction: string }

/** A payment that was just begun, of an order for a seat of its own doctor. */
export async function buildPayment(tx: Tx, values: PaymentValues) {
  const doctor = await buildDoctor(tx)
  const batch = await buildBatch(tx, await buildCourse(tx))
  const schedule = await buildSchedule(tx, batch.id)
  const [enrolment] = await tx
    .insert(tables.enrolment)
    .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id, state: 'pending' })
    .returning()
  const amountPaisa = values.amountPaisa ?? 150_000
  const [order] = await tx
    .insert(tables.purchaseOrder)
    .values({
      doctorId: doctor.id,
      kind: 'enrolment',
      enrolmentId: enrolment!.id,
      title: batch.title,
      listPaisa: amountPaisa,
      totalPaisa: amountPaisa,
    })
    .returning()
  const [payment] = await tx
    .insert(tables.payment)
    .values({ orderId: order!.id, gateway: 'sslcommerz', startedAt: new Date(), ...values, amountPaisa })
    .returning()
  return { doctor, enrolment: enrolment!, order: order!, payment: payment! }
}
