import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Change, DoctorRow } from './clean-fields.ts'
import type { Problems } from './field-problems.ts'

const { district, division, upazila } = tables

type AddressKind = 'present' | 'permanent'

/** What the address would be after the change: a district must lie in its division, an upazila in its district. */
export async function checkPlaces(tx: Tx, kind: AddressKind, row: DoctorRow, change: Change): Promise<Problems> {
  const columns = [`${kind}DivisionId`, `${kind}DistrictId`, `${kind}UpazilaId`] as const
  if (columns.every((column) => change[column] === undefined)) return {}
  const after = { ...row, ...change }
  const [divisionId, districtId, upazilaId] = columns.map((column) => after[column])
  const problems: Problems = {}

  if (divisionId && (await tx.$count(division, eq(division.id, divisionId))) === 0)
    problems[`${kind}_division_id`] = 'invalid_choice'
  else if (!divisionId && districtId) problems[`${kind}_division_id`] = 'required'

  if (districtId) {
    const [found] = await tx.select().from(district).where(eq(district.id, districtId))
    if (found === undefined) problems[`${kind}_district_id`] = 'invalid_choice'
    else if (divisionId && found.divisionId !== divisionId) problems[`${kind}_district_id`] = 'place_mismatch'
  } else if (upazilaId) problems[`${kind}_district_id`] = 'required'

  if (upazilaId) {
    const [found] = await tx.select().from(upazila).where(eq(upazila.id, upazilaId))
    if (found === undefined) problems[`${kind}_upazila_id`] = 'invalid_choice'
    else if (districtId && found.districtId !== districtId) problems[`${kind}_upazila_id`] = 'place_mismatch'
  }
  return problems
}
