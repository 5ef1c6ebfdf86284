import { type Call, defineCall } from '../call.ts'
import type { ErrorCode } from '../errors.ts'
import type { StaffAction } from './actions.ts'

/** A call of the office: made by a member of staff who may do `action`. */
export type StaffCall = Call & {
  access: 'staff'
  action: StaffAction
  /** Asked only of somebody who has shown a second factor within the last minutes. */
  stepUp?: true
}

/** A forbidden action looks like one that does not exist. */
const everyStaffCall = [
  'unauthenticated',
  'not_found',
  'csrf_mismatch',
  'step_up_needed',
] as const satisfies ErrorCode[]

type StaffCallInput = Omit<StaffCall, 'access' | 'errors'> & { errors?: readonly ErrorCode[] }

export function defineStaffCall<const C extends StaffCallInput>(call: C) {
  const { errors = [] } = call
  return defineCall({ ...call, access: 'staff', errors: [...everyStaffCall, ...errors] })
}
