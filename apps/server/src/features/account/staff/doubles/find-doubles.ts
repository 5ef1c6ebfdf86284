import { type Db, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { compareSides, type DoubleFact, likely, weighFacts } from './weigh-facts.ts'

const { doctor, doctorDouble } = tables

const perRun = 400
/** No longer at once: exams use the same database. */
const budgetMs = 800
/** Of a name that hundreds have, so many are compared. */
const comparedAtMost = 200
const pairsAtMost = 10

/**
 * Looks for doubles of those whose profile was written since, and writes the likely pairs down: what the office lists was found before
 * anybody asks, each doctor by a few indexes, never all against all.
 */
export async function findDoubles(db: Db, signal?: AbortSignal): Promise<number> {
  const waiting = await db
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.toCompare, true))
    .orderBy(desc(doctor.id))
    .limit(perRun)
  const until = performance.now() + budgetMs
  let compared = 0
  const isInTime = () => !signal?.aborted && performance.now() < until
  while (compared < waiting.length && isInTime()) {
    await compareOne(db, waiting[compared]!.id)
    compared += 1
  }
  return compared
}

async function compareOne(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(doctor)
      .where(and(eq(doctor.id, id), eq(doctor.toCompare, true)))
      .for('no key update', { skipLocked: true })
    // Being written at this moment, and the next run finds it; or compared since it was listed.
    if (row === undefined) return
    const pairs = row.closedAt === null ? await findPairs(tx, row) : []
    // What somebody has judged stays judged, whatever is written later.
    await tx
      .delete(doctorDouble)
      .where(and(or(eq(doctorDouble.doctorId, id), eq(doctorDouble.otherId, id)), isNull(doctorDouble.apartAt)))
    if (pairs.length > 0) await tx.insert(doctorDouble).values(pairs).onConflictDoNothing()
    await tx.update(doctor).set({ toCompare: false, updatedAt: sql`updated_at` }).where(eq(doctor.id, id))
  })
}

type DoctorRow = typeof doctor.$inferSelect
type Candidate = {
  id: number
  facts: DoubleFact[]
  bare_key: string
  bmdc: string | null
  phone: string
  college_id: number | null
  present_id: number | null
  permanent_id: number | null
}

/** Each way to a candidate is one index: the name's sound, the end of the number, a browser, a number that parcels or money named. */
async function findPairs(tx: Tx, row: DoctorRow): Promise<(typeof doctorDouble.$inferInsert)[]> {
  const { id, bareKey, phone } = row
  const end = [...phone.slice(-8)].toReversed().join('')
  const { rows } = await tx.execute<Candidate>(sql`
    with found as (
      (select id, null as fact from doctor where bare_key = ${bareKey} and ${bareKey} <> ''
        order by (medical_college_id = ${row.medicalCollegeId}) desc nulls last, id desc limit ${comparedAtMost})
      union all select id, null from doctor where reverse(phone) like ${`${end}%`}
      union all select other.doctor_id, 'device' from device own join device other on other.token_hash = own.token_hash
        where own.doctor_id = ${id}
      union all select doctor.id, 'phone_used' from enrolment join sheet_delivery on enrolment_id = enrolment.id
        join doctor on doctor.phone = recipient_phone where enrolment.doctor_id = ${id}
      union all select doctor.id, 'phone_used' from purchase_order join payment on order_id = purchase_order.id
        join doctor on doctor.phone = payer_number where purchase_order.doctor_id = ${id}
    )
    select doctor.id, doctor.bare_key, doctor.bmdc, doctor.phone, doctor.medical_college_id as college_id,
      doctor.present_district_id as present_id, doctor.permanent_district_id as permanent_id,
      coalesce(array_agg(distinct fact) filter (where fact is not null), '{}') as facts
    from doctor join found on found.id = doctor.id
    where doctor.id <> ${id} and doctor.closed_at is null group by doctor.id`)
  const own = { ...row, collegeId: row.medicalCollegeId, districtIds: [row.presentDistrictId, row.permanentDistrictId] }
  return rows
    .map((other) => {
      const side = {
        ...{ bareKey: other.bare_key, bmdc: other.bmdc, phone: other.phone, collegeId: other.college_id },
        districtIds: [other.present_id, other.permanent_id],
      }
      const facts = [...compareSides(own, side), ...other.facts]
      return { doctorId: Math.min(id, other.id), otherId: Math.max(id, other.id), facts, score: weighFacts(facts) }
    })
    .filter(({ score }) => score >= likely)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, pairsAtMost)
}
