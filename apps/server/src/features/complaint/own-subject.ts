import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { adminVideo, enrolment, scheduleEvent, subscription, subscriptionVideo } = tables

type Input = { doctorId: number; enrolmentId: number | null; videoId: number | null }

/**
 * What a complaint is about must be the doctor's own. Whether it can be watched or is paid for does not matter: that may be
 * what the complaint is about.
 */
export async function requireOwnSubject(tx: Tx, { doctorId, enrolmentId, videoId }: Input): Promise<void> {
  if (enrolmentId !== null) {
    const [own] = await tx
      .select({ id: enrolment.id })
      .from(enrolment)
      .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.doctorId, doctorId)))
    if (own === undefined) throw new AppError('not_found')
  }
  if (videoId !== null && !(await isOwnVideo(tx, { doctorId, videoId }))) throw new AppError('not_found')
}

async function isOwnVideo(tx: Tx, { doctorId, videoId }: { doctorId: number; videoId: number }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${enrolment} join ${scheduleEvent} on ${scheduleEvent.scheduleId} = ${enrolment.scheduleId}
      where ${enrolment.doctorId} = ${doctorId} and ${scheduleEvent.videoId} = ${videoId}
    union all
    select 1 from ${enrolment} join ${adminVideo} on ${adminVideo.batchId} = ${enrolment.batchId}
      where ${enrolment.doctorId} = ${doctorId} and ${adminVideo.videoId} = ${videoId}
    union all
    select 1 from ${subscription} join ${subscriptionVideo} on ${subscriptionVideo.subscriptionId} = ${subscription.id}
      where ${subscription.doctorId} = ${doctorId} and ${subscriptionVideo.videoId} = ${videoId}
    limit 1`)
  return rows.length > 0
}
