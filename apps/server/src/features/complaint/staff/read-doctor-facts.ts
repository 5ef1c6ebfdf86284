import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { isExam } from '../../exam/index.ts'

const { attempt, complaint, enrolment, sheetDelivery } = tables

type FactsQuery = { doctorId: number; complaintId: number; now: Date }

/** What is worth knowing of a doctor before one answers them. */
export async function readDoctorFacts(tx: Tx, { doctorId, complaintId, now }: FactsQuery) {
  const [earlier] = await tx
    .select({
      all: sql<number>`count(*)::int`.mapWith(Number),
      open: sql<number>`(count(*) filter (where ${complaint.state} <> 'closed'))::int`.mapWith(Number),
    })
    .from(complaint)
    .where(and(eq(complaint.doctorId, doctorId), ne(complaint.id, complaintId), isNull(complaint.mergedIntoId)))
  const [parcel] = await tx
    .select({ state: sheetDelivery.state })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .where(and(eq(enrolment.doctorId, doctorId), notInArray(sheetDelivery.state, ['delivered', 'cancelled'])))
    .orderBy(desc(sheetDelivery.id))
    .limit(1)
  const ofExam = sql`exists (select from paper where paper.id = attempt.paper_id and ${isExam()})`
  const sitting = and(eq(attempt.doctorId, doctorId), isNull(attempt.finishedAt), gt(attempt.endsAt, now), ofExam)
  return {
    courses: await tx.$count(enrolment, and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active'))),
    earlier: earlier!.all,
    earlier_open: earlier!.open,
    parcel: parcel?.state ?? null,
    is_sitting: (await tx.$count(attempt, sitting)) > 0,
  }
}
