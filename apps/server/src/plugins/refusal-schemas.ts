import { type ErrorCode, errorBody } from '@prostuti/contract'
import type { z } from 'zod'
import { errorStatus } from '../errors.ts'

const schemas = new Map<string, z.ZodType>()
const descriptions = new WeakMap<object, object>()

/** Status → the body of a refusal, for all codes of a call that share the status. */
export function refusalSchemas(codes: readonly ErrorCode[]): Record<number, z.ZodType> {
  const byStatus = Object.entries(Object.groupBy(new Set(codes), (code) => errorStatus[code]))
  return Object.fromEntries(byStatus.map(([status, shared = []]) => [status, schemaOf(shared)]))
}

/** One schema for all calls that refuse with the same codes. */
function schemaOf(codes: ErrorCode[]): z.ZodType {
  const name = codes.toSorted().join(', ')
  const known = schemas.get(name)
  if (known !== undefined) return known
  const schema = errorBody.describe(name)
  schemas.set(name, schema)
  const { $schema: _, ...json } = errorBody.toJSONSchema()
  const properties = { ...json.properties, code: { type: 'string', enum: codes.toSorted() } }
  descriptions.set(schema, { ...json, properties, description: name })
  return schema
}

/** A refusal as the API's description shows it; undefined for any other schema. */
export const refusalDescription = (schema: object): object | undefined => descriptions.get(schema)
