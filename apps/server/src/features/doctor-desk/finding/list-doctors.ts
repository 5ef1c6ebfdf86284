import type { QueryOf, ResponseOf } from '@prostuti/contract'
import { type listDoctors as call, countedAtMost } from '@prostuti/contract/staff'
import { type Db, tables } from '@prostuti/db'
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { findDoctorIds, readTyped } from '../../doctor-search/index.ts'
import { isOwnDoctor, type StaffMember } from '../../staff/index.ts'
import { describeDoctors } from './describe-doctors.ts'
import { findByPapers } from './find-by-papers.ts'
import { findNearest } from './find-nearest.ts'

const { doctor } = tables

type Listed = ResponseOf<typeof call>
type Query = QueryOf<typeof call> & { member: StaffMember; now: Date }

/** A first page that an eye goes through at once. */
const perPage = 30

export async function listDoctors(db: Db, query: Query): Promise<Listed> {
  return query.q === undefined ? listNewest(db, query) : search(db, { ...query, q: query.q })
}

/** By a number or a name; and where nobody has that name, the five who come nearest to it. */
async function search(db: Db, { q, member, now }: Query & { q: string }): Promise<Listed> {
  const typed = await readTyped(db, q)
  const asked = { typed, member, limit: perPage }
  const [found, papers] = await Promise.all([findDoctorIds(db, asked), findByPapers(db, asked)])
  const by = new Map(found.map(({ id, by: how }) => [id, how]))
  const ids = [...new Set([...papers.keys(), ...by.keys()])].slice(0, perPage)
  const nearest = ids.length > 0 ? [] : await findNearest(db, { typed, member })
  const rows = await describeDoctors(db, { ids: [...ids, ...nearest], member, now })
  const foundBy = ({ id, bmdc }: (typeof rows)[number]) => {
    const how = by.get(id) ?? 'near'
    return papers.get(id) ?? (how === 'number' ? numberOf(bmdc, typed.digits) : how)
  }
  const described = rows.map((row) => ({ ...row, found_by: foundBy(row) }))
  return {
    rows: described,
    is_nearest: described.length > 0 && described.every(({ found_by }) => found_by === 'near'),
    next: null,
    total: rows.length,
  }
}

const numberOf = (bmdc: string | null, digits: string | undefined): 'bmdc' | 'phone' =>
  bmdc !== null && (digits === undefined || bmdc.endsWith(`-${digits}`)) ? 'bmdc' : 'phone'

async function listNewest(db: Db, { course, show, after, member, now }: Query): Promise<Listed> {
  const isWanted = and(
    isNull(doctor.closedAt),
    isOwnDoctor(member, sql`${doctor.id}`),
    course === undefined ? undefined : inCourse(course),
    show && shows[show],
  )
  const rows = await db
    .select({ id: doctor.id })
    .from(doctor)
    .where(and(isWanted, after === undefined ? undefined : lt(doctor.id, after)))
    .orderBy(desc(doctor.id))
    .limit(perPage + 1)
  const counted = db
    .select({ one: sql`1` })
    .from(doctor)
    .where(isWanted)
    .limit(countedAtMost + 1)
    .as('counted')
  const ids = rows.slice(0, perPage).map(({ id }) => id)
  return {
    rows: (await describeDoctors(db, { ids, member, now })).map((row) => ({ ...row, found_by: null })),
    is_nearest: false,
    next: rows.length > perPage ? (ids.at(-1) ?? null) : null,
    total: await db.$count(counted),
  }
}

const inCourse = (courseId: number): SQL =>
  sql`exists (select from enrolment join batch on batch.id = enrolment.batch_id
    where enrolment.doctor_id = ${doctor.id} and batch.course_id = ${courseId})`

/** Who owes for something, who asks for a device, who has an account and was never seen in it. */
const shows: Record<'owing' | 'asking' | 'absent', SQL> = {
  owing: sql`${doctor.id} in (select doctor_id from purchase_order
    where booked_at is not null and paid_at is null and closed_at is null)`,
  asking: sql`${doctor.id} in (select doctor_id from device_request where status = 'open')`,
  absent: sql`not exists (select from device where ${eq(tables.device.doctorId, doctor.id)})`,
}
