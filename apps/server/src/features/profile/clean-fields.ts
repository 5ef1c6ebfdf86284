import type { BodyOf, myProfileUpdate } from '@prostuti/contract'
import type { tables } from '@prostuti/db'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import { normalizeName } from '@prostuti/text/name'
import { normalizePhone } from '@prostuti/text/phone'
import { z } from 'zod'
import type { Problems } from './field-problems.ts'

export type ProfileChange = BodyOf<typeof myProfileUpdate>
export type DoctorRow = typeof tables.doctor.$inferSelect
export type Change = Partial<DoctorRow>

/** What was typed, as it is stored. An empty text empties the field, like null; a field that was left out is left out here too. */
export function cleanFields(
  given: ProfileChange,
  row: Pick<DoctorRow, 'phone'>,
): { change: Change; problems: Problems } {
  const change: Change = {
    medicalCollegeId: given.medical_college_id,
    presentDivisionId: given.present_division_id,
    presentDistrictId: given.present_district_id,
    presentUpazilaId: given.present_upazila_id,
    presentAddress: cleanText(given.present_address),
    permanentDivisionId: given.permanent_division_id,
    permanentDistrictId: given.permanent_district_id,
    permanentUpazilaId: given.permanent_upazila_id,
    permanentAddress: cleanText(given.permanent_address),
  }
  const problems: Problems = {}

  if (given.name !== undefined) {
    const name = cleanText(given.name)
    if (name) change.name = name
    else problems.name = 'required'
  }

  // The number is what the doctor signs in with and proved by a code: a form cannot put another in its place.
  if (given.phone !== undefined) {
    const phone = normalizePhone(given.phone)
    if (row.phone) {
      if (phone !== row.phone) problems.phone = 'phone_fixed'
    } else if (phone === undefined) problems.phone = 'invalid_phone'
    else change.phone = phone
  }

  const email = cleanText(given.email)?.toLowerCase()
  if (given.email !== undefined) change.email = email || null
  if (email && !z.email().safeParse(email).success) problems.email = 'invalid_email'

  const typedBmdc = cleanText(given.bmdc)
  const bmdc = typedBmdc ? normalizeBmdc(typedBmdc) : null
  if (given.bmdc !== undefined && bmdc !== undefined) change.bmdc = bmdc
  if (bmdc === undefined) problems.bmdc = 'invalid_bmdc'

  return { change: withoutUndefined(change), problems }
}

function cleanText(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? normalizeName(text) || null : text
}

const withoutUndefined = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
