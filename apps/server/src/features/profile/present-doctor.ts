import type { Doctor, DoctorOnNewDevice } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { maskPhone } from '@prostuti/text/phone'
import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SignIn } from '../../auth/find-sign-in.ts'
import { AppError } from '../../errors.ts'

const { doctor, device, site } = tables

/** The doctor as the wire shows them, by how far this sign-in is proved: the one way for every feature but the profile itself. */
export const presentDoctor = (
  tx: Tx,
  { doctorId, deviceVerified }: Pick<SignIn, 'doctorId' | 'deviceVerified'>,
): Promise<Doctor | DoctorOnNewDevice> =>
  deviceVerified ? presentProfile(tx, doctorId) : presentOnNewDevice(tx, doctorId)

async function presentOnNewDevice(tx: Tx, doctorId: number): Promise<DoctorOnNewDevice> {
  const [row] = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      has_verified_device: sql<boolean>`${hasVerifiedDevice(tx)}`,
    })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  if (row === undefined) throw new AppError('not_found')
  return { ...row, phone: maskPhone(row.phone) }
}

/** The whole profile: only for calls that a verified device makes. */
export async function presentProfile(tx: Tx, doctorId: number): Promise<Doctor> {
  const [row] = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      email: doctor.email,
      bmdc: doctor.bmdc,
      medical_college_id: doctor.medicalCollegeId,
      present_division_id: doctor.presentDivisionId,
      present_district_id: doctor.presentDistrictId,
      present_upazila_id: doctor.presentUpazilaId,
      present_address: doctor.presentAddress,
      permanent_division_id: doctor.permanentDivisionId,
      permanent_district_id: doctor.permanentDistrictId,
      permanent_upazila_id: doctor.permanentUpazilaId,
      permanent_address: doctor.permanentAddress,
      avatar: doctor.avatar,
      has_verified_device: sql<boolean>`${hasVerifiedDevice(tx)}`,
      has_active_courses_with_payment: doctor.hasActivePaidCourse,
    })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  if (row === undefined) throw new AppError('not_found')
  return { ...row, avatar: row.avatar === null ? null : `/files/avatars/${row.avatar}` }
}

/** While locking is off every device counts as verified. */
function hasVerifiedDevice(tx: Tx): SQL | undefined {
  const verified = tx
    .select()
    .from(device)
    .where(and(eq(device.doctorId, doctor.id), isNotNull(device.verifiedAt), isNull(device.releasedAt)))
  const unlocked = tx.select().from(site).where(eq(site.deviceLocking, false))
  return or(exists(verified), exists(unlocked))
}
