import type { ResponseOf } from '@prostuti/contract'
import type { listDoctors } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { maskPhone } from '@prostuti/text/phone'
import { eq, inArray, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'

const { district, doctor, medicalCollege } = tables

type Row = Omit<ResponseOf<typeof listDoctors>['rows'][number], 'found_by'>

type Described = { ids: number[]; member: StaffMember; now: Date }

/** Doctors as a line of a list says them, in the order that was given. */
export async function describeDoctors(tx: Tx, { ids, member: { courseIds } }: Described): Promise<Row[]> {
  if (ids.length === 0) return []
  const isSeen = courseIds === null ? sql`true` : sql`course.id = any(${sql.param(courseIds)}::int[])`
  const rows = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      bmdc: doctor.bmdc,
      college: { bn: medicalCollege.nameBn, en: medicalCollege.nameEn },
      district: { bn: district.nameBn, en: district.nameEn },
      courses: sql<Row['courses'] | null>`(select jsonb_agg(distinct course.title) from enrolment
        join batch on batch.id = enrolment.batch_id join course on course.id = batch.course_id
        where enrolment.doctor_id = ${doctor.id} and enrolment.state in ('active', 'ended') and ${isSeen})`,
      lastSeenAt: sql<string | null>`(select max(last_used_at) from device where device.doctor_id = ${doctor.id})`,
      createdAt: doctor.createdAt,
    })
    .from(doctor)
    .leftJoin(medicalCollege, eq(medicalCollege.id, doctor.medicalCollegeId))
    .leftJoin(district, eq(district.id, doctor.presentDistrictId))
    .where(inArray(doctor.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { phone, lastSeenAt, createdAt, courses, ...of } = row
    return {
      ...of,
      phone: maskPhone(phone),
      courses: courses ?? [],
      last_seen_at: lastSeenAt && new Date(lastSeenAt).toISOString(),
      created_at: createdAt.toISOString(),
    }
  })
}
