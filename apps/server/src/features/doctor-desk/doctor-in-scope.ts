import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { hasNoBounds, isOwnDoctor, isOwnEnrolment, type StaffMember } from '../staff/index.ts'

const { doctor, enrolment } = tables

export type DoctorRow = typeof doctor.$inferSelect

type Wanted = { id: number; member: StaffMember }

/** A doctor whom this member may see; who was merged into another is that other. Anybody else is not there. */
export async function findDoctor(tx: Tx, { id, member }: Wanted): Promise<DoctorRow> {
  const [asked] = await tx.select({ into: doctor.mergedIntoId }).from(doctor).where(eq(doctor.id, id))
  const isTheirs = isOwnDoctor(member, sql`${doctor.id}`)
  const [found] = await tx
    .select()
    .from(doctor)
    .where(and(eq(doctor.id, asked?.into ?? id), isTheirs))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** One who still has an account: what is done to doctors is done to these alone. */
export async function findOpenDoctor(tx: Tx, wanted: Wanted): Promise<DoctorRow> {
  const found = await findDoctor(tx, wanted)
  if (found.closedAt !== null) throw new AppError('not_found')
  return found
}

/** What of a doctor is this member's: null is everything. */
export type DoctorScope = { doctorId: number; member: StaffMember; enrolmentIds: number[] | null }

export async function readScope(tx: Tx, doctorId: number, member: StaffMember): Promise<DoctorScope> {
  if (hasNoBounds(member)) return { doctorId, member, enrolmentIds: null }
  const rows = await tx
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(and(eq(enrolment.doctorId, doctorId), isOwnEnrolment(member, sql`${enrolment.id}`)))
  return { doctorId, member, enrolmentIds: rows.map(({ id }) => id) }
}
