import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import type { DoctorRow } from '../../../doctor-desk/index.ts'
import { endSignIns, forgetPhone } from '../../../identity/index.ts'
import { giveUpDouble } from '../../../payment/index.ts'
import { emptyProfile } from '../../closing/forget-doctor.ts'
import type { Clash } from './find-clashes.ts'
import { type Move, movers } from './move-rows.ts'

const { doctor, enrolment } = tables

type Merging = { kept: DoctorRow; gone: DoctorRow; phoneOf: 'kept' | 'gone'; clashes: Clash[]; now: Date }

/**
 * Makes one account of two. Payments, orders and both doctors are held by the caller. Says how many rows of each table went over.
 */
export async function mergeDoctors(
  tx: Transaction,
  { kept, gone, phoneOf, clashes, now }: Merging,
): Promise<Record<string, number>> {
  const move: Move = { kept: kept.id, gone: gone.id, now }
  for (const clash of clashes) await giveUp(tx, clash, move)
  await endSignIns(tx, { doctorId: gone.id, because: 'merged', now })
  await emptyProfile(tx, gone.id, now)
  // The name stays: a merit list may have a sitting that stays with this row.
  await tx.update(doctor).set({ name: gone.name, mergedIntoId: kept.id }).where(eq(doctor.id, gone.id))
  const moved: Record<string, number> = {}
  for (const [table, mover] of Object.entries(movers)) {
    const many = await mover(tx, move)
    if (many > 0) moved[table.split('.')[0]!] = many
  }
  await tx
    .update(doctor)
    .set({
      ...joinProfiles(kept, gone),
      ...(phoneOf === 'gone' && { phone: gone.phone, phoneSetAt: now }),
      updatedAt: now,
    })
    .where(eq(doctor.id, kept.id))
  await tx
    .update(doctor)
    .set({
      hasActivePaidCourse: sql`exists (select from ${enrolment} where ${enrolment.doctorId} = ${kept.id} and ${enrolment.state} = 'active')`,
    })
    .where(eq(doctor.id, kept.id))
  await forgetPhone(tx, phoneOf === 'kept' ? gone.phone : kept.phone)
  return moved
}

/** Of what both have, the one without money in it. */
async function giveUp(tx: Transaction, clash: Clash, { kept, gone, now }: Move): Promise<void> {
  const { kind, decision, keptThing, goneThing } = clash
  if (decision === 'refused') throw new AppError('merge_blocked')
  if ((kind !== 'enrolment' && kind !== 'event') || keptThing === undefined || goneThing === undefined) return
  const given = decision === 'gone_ends' ? { doctorId: gone, id: goneThing } : { doctorId: kept, id: keptThing }
  await giveUpDouble(tx, { kind, ...given }, now)
}

/** What the account that stays has not, the other gives; a wish for no news is kept whoever had it. */
function joinProfiles(kept: DoctorRow, gone: DoctorRow): Partial<DoctorRow> {
  const present = kept.presentDistrictId === null ? gone : kept
  const permanent = kept.permanentDistrictId === null ? gone : kept
  return {
    email: kept.email ?? gone.email,
    bmdc: kept.bmdc ?? gone.bmdc,
    medicalCollegeId: kept.medicalCollegeId ?? gone.medicalCollegeId,
    presentDivisionId: present.presentDivisionId,
    presentDistrictId: present.presentDistrictId,
    presentUpazilaId: present.presentUpazilaId,
    presentAddress: present.presentAddress,
    permanentDivisionId: permanent.permanentDivisionId,
    permanentDistrictId: permanent.permanentDistrictId,
    permanentUpazilaId: permanent.permanentUpazilaId,
    permanentAddress: permanent.permanentAddress,
    avatar: kept.avatar ?? gone.avatar,
    newsSms: kept.newsSms && gone.newsSms,
    deviceReleasedAt: later(kept.deviceReleasedAt, gone.deviceReleasedAt),
  }
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one
