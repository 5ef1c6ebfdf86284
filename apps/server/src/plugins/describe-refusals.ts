import { type Call, type ErrorCode, errorBody } from '@prostuti/contract'
import { errorStatus } from '../errors.ts'

const everyCall = ['bad_request', 'validation_failed', 'unavailable', 'internal'] as const

/** Status → what a refusal of a call looks like, as the API's description shows it, for all codes that share the status. */
export function describeRefusals({ errors }: Call): Record<string, object> {
  const byStatus = Object.entries(Object.groupBy(new Set([...everyCall, ...errors]), (code) => errorStatus[code]))
  const { $schema: _, ...json } = errorBody.toJSONSchema()
  return Object.fromEntries(byStatus.map(([status, shared = []]) => [status, describe(json, shared.toSorted())]))
}

function describe(json: { properties?: object }, codes: ErrorCode[]): object {
  const properties = { ...json.properties, code: { type: 'string', enum: codes } }
  return { ...json, properties, description: codes.join(', ') }
}
