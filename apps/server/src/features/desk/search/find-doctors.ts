import { type Db, tables } from '@prostuti/db'
import { pickText } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { eq, inArray, sql } from 'drizzle-orm'
import { findDoctorIds } from '../../doctor-search/index.ts'
import type { Hit, Search } from './hit.ts'

const { batch, course, doctor, enrolment, medicalCollege } = tables

/** By the end of a phone, a BMDC number, or a name however it is spelt. Names that are only near come when no other was found. */
export async function findDoctors(db: Db, search: Search): Promise<Hit[]> {
  const found = await findDoctorIds(db, search)
  const named = found.filter(({ by }) => by !== 'near')
  const ids = (named.length > 0 ? named : found).map(({ id }) => id)
  return describe(db, ids, search.locale)
}

async function describe(db: Db, ids: number[], locale: Search['locale']): Promise<Hit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      bmdc: doctor.bmdc,
      college: { bn: medicalCollege.nameBn, en: medicalCollege.nameEn },
      courses: sql<{ bn: string; en?: string }[] | null>`(select jsonb_agg(distinct ${course.title}) from ${enrolment}
        join ${batch} on ${batch.id} = ${enrolment.batchId} join ${course} on ${course.id} = ${batch.courseId}
        where ${enrolment.doctorId} = ${doctor.id})`,
    })
    .from(doctor)
    .leftJoin(medicalCollege, eq(medicalCollege.id, doctor.medicalCollegeId))
    .where(inArray(doctor.id, ids))
  const inOrder = ids.flatMap((id) => rows.filter((row) => row.id === id))
  return inOrder.map(({ id, name, phone, bmdc, college, courses }) => ({
    kind: 'doctor',
    id,
    title: name,
    facts: [
      { name: 'phone', value: maskPhone(phone) },
      ...(bmdc === null ? [] : [{ name: 'bmdc' as const, value: bmdc }]),
      ...(college === null ? [] : [{ name: 'college' as const, value: pickText(college, locale) }]),
      ...(courses === null
        ? []
        : [{ name: 'courses' as const, value: courses.map((each) => pickText(each, locale)).join(', ') }]),
    ],
  }))
}
