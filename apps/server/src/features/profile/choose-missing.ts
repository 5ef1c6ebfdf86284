import type { BodyOf, immediateProfileUpdate } from '@prostuti/contract'
import type { DoctorRow, ProfileChange } from './clean-fields.ts'
import type { Problems } from './field-problems.ts'

type Filled = BodyOf<typeof immediateProfileUpdate>

const single = ['name', 'phone', 'email'] as const
const addressKinds = ['present', 'permanent'] as const

/**
 * The required-information form: of what was sent, the part that the doctor's row lacks. An address of which any part is
 * missing is missing as a whole, because its parts depend on each other; parts that are not sent again stay as they are.
 */
export function chooseMissing(row: DoctorRow, filled: Filled): { given: ProfileChange; problems: Problems } {
  const given: ProfileChange = {}
  const problems: Problems = {}

  for (const field of single) {
    if (row[field]) continue
    const typed = filled[field]?.trim()
    if (typed) given[field] = typed
    else problems[field] = 'required'
  }

  for (const kind of addressKinds) {
    const parts = [
      { field: `${kind}_division_id`, has: row[`${kind}DivisionId`] },
      { field: `${kind}_district_id`, has: row[`${kind}DistrictId`] },
      { field: `${kind}_upazila_id`, has: row[`${kind}UpazilaId`] },
      { field: `${kind}_address`, has: row[`${kind}Address`] },
    ] as const
    if (parts.every(({ has }) => has)) continue
    for (const { field, has } of parts) {
      const value = filled[field]
      const filledIn = typeof value === 'string' ? value.trim() !== '' : value != null
      if (filledIn) Object.assign(given, { [field]: value })
      else if (!has) problems[field] = 'required'
    }
  }
  return { given, problems }
}
