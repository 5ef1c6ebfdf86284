import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Change, DoctorRow } from './clean-fields.ts'
import type { Problems } from './field-problems.ts'

const { medicalCollege } = tables

/** A college that left the list since stays with those who chose it. */
export async function checkCollege(tx: Tx, row: DoctorRow, { medicalCollegeId }: Change): Promise<Problems> {
  if (!medicalCollegeId || medicalCollegeId === row.medicalCollegeId) return {}
  const listed = and(eq(medicalCollege.id, medicalCollegeId), eq(medicalCollege.isActive, true))
  return (await tx.$count(medicalCollege, listed)) === 0 ? { medical_college_id: 'invalid_choice' } : {}
}
