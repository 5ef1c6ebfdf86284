import { tables } from '@prostuti/db'
import { and, asc, desc, eq, exists, gt } from 'drizzle-orm'
import { withDatabase } from './database.ts'

const { batch, batchInstalment, schedule } = tables

/**
 * A schedule of the journey's own, with seats that no other journey sells, in the newest batch that is paid in parts: its
 * page is opened by no journey that counts schedules.
 */
export async function ownSeats() {
  return withDatabase(async ({ db }) => {
    const instalments = db.select().from(batchInstalment)
    const inParts = exists(instalments.where(and(eq(batchInstalment.batchId, batch.id), gt(batchInstalment.number, 1))))
    const [host] = await db
      .select({ id: batch.id, title: batch.title })
      .from(batch)
      .where(and(batch.isActive, gt(batch.enrolmentEndsAt, new Date()), gt(batch.feePaisa, 0), inParts))
      .orderBy(desc(batch.id))
      .limit(1)
    if (!host) throw new Error('the demo data have no batch to check out')
    const [like] = await db
      .select()
      .from(schedule)
      .where(eq(schedule.batchId, host.id))
      .orderBy(asc(schedule.id))
      .limit(1)
    const { id: _, createdAt, updatedAt, ...copied } = like!
    const [own] = await db
      .insert(schedule)
      .values({ ...copied, seats: 10, seatsSold: 0, isActive: true })
      .returning({ id: schedule.id })
    const scheduleId = own!.id
    return { title: host.title.bn, id: host.id, scheduleId, address: `/batch-details/${host.id}/enroll/${scheduleId}` }
  })
}
