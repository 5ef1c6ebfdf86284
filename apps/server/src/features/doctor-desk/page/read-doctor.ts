import type { ResponseOf } from '@prostuti/contract'
import type { readDoctor as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { listDevices, shownLabel } from '../../devices/index.ts'
import type { ParticipantCounts } from '../../exam/index.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { type DoctorScope, findDoctor, readScope } from '../doctor-in-scope.ts'
import { readCourses, readSubscriptions } from './read-courses.ts'
import { readResults } from './read-results.ts'

const { device, deviceRequest, district, doctor, doctorNote, medicalCollege, staff, upazila } = tables

type Page = ResponseOf<typeof call>
type Reader = { id: number; member: StaffMember; locale: Locale; now: Date; counts: ParticipantCounts }

/** The doctor's page in the office: every part as the capability it belongs to has it. */
export async function readDoctor(tx: Tx, { id, member, locale, now, counts }: Reader): Promise<Page> {
  const row = await findDoctor(tx, { id, member })
  const scope = await readScope(tx, row.id, member)
  const exam = await findRunningExam(tx, { doctorId: row.id, now })
  return {
    id: row.id,
    name: row.name,
    phone: row.closedAt === null ? maskPhone(row.phone) : '',
    bmdc: row.bmdc,
    ...(await readPlaces(tx, row.id)),
    created_at: row.createdAt.toISOString(),
    last_seen_at: (await readLastSeen(tx, row.id))?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    exam_until: exam?.endsAt.toISOString() ?? null,
    courses: await readCourses(tx, { scope, locale, now, counts }),
    subscriptions: await readSubscriptions(tx, scope),
    devices: await readDevices(tx, scope, { locale, now }),
    results: await readResults(tx, scope, now),
    notes: await readNotes(tx, scope),
  }
}

async function readPlaces(tx: Tx, id: number): Promise<Pick<Page, 'college' | 'upazila' | 'district'>> {
  const [row] = await tx
    .select({
      college: { bn: medicalCollege.nameBn, en: medicalCollege.nameEn },
      upazila: { bn: upazila.nameBn, en: upazila.nameEn },
      district: { bn: district.nameBn, en: district.nameEn },
    })
    .from(doctor)
    .leftJoin(medicalCollege, eq(medicalCollege.id, doctor.medicalCollegeId))
    .leftJoin(upazila, eq(upazila.id, doctor.presentUpazilaId))
    .leftJoin(district, eq(district.id, doctor.presentDistrictId))
    .where(eq(doctor.id, id))
  return row ?? { college: null, upazila: null, district: null }
}

const readLastSeen = async (tx: Tx, doctorId: number): Promise<Date | null> =>
  (
    await tx
      .select({ at: max(device.lastUsedAt) })
      .from(device)
      .where(eq(device.doctorId, doctorId))
  )[0]?.at ?? null

async function readDevices(
  tx: Tx,
  { doctorId, member }: DoctorScope,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Page['devices']> {
  if (!may(member, 'devices.read')) return null
  const { locking, limit, verified_count, devices } = await listDevices(tx, { doctorId, deviceId: null, locale, now })
  const [asked] = await tx
    .select({ row: deviceRequest, label: device.label })
    .from(deviceRequest)
    .innerJoin(device, eq(device.id, deviceRequest.deviceId))
    .where(and(eq(deviceRequest.doctorId, doctorId), eq(deviceRequest.status, 'open')))
  return {
    ...{ locking, limit, verified: verified_count },
    list: devices.map(({ is_this_device: _, ...of }) => of),
    request: asked
      ? {
          id: asked.row.id,
          device: shownLabel(asked.label, locale),
          reason: asked.row.reason,
          created_at: asked.row.createdAt.toISOString(),
        }
      : null,
  }
}

async function readNotes(tx: Tx, { doctorId }: DoctorScope): Promise<Page['notes']> {
  const rows = await tx
    .select({ note: doctorNote, by: { id: staff.id, name: staff.name } })
    .from(doctorNote)
    .innerJoin(staff, eq(staff.id, doctorNote.staffId))
    .where(and(eq(doctorNote.doctorId, doctorId), isNull(doctorNote.droppedAt)))
    .orderBy(desc(doctorNote.id))
    .limit(50)
  return rows.map(({ note: { id, text, createdAt }, by }) => ({
    ...{ id, text, by },
    created_at: createdAt.toISOString(),
  }))
}
