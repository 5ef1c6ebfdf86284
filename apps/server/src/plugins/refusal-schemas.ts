import { type ErrorCode, errorBody } from '@prostuti/contract'
import type { z } from 'zod'

const schemas = new Map<ErrorCode, z.ZodType>()
const descriptions = new WeakMap<object, object>()

/** The body of a refusal, described by its code: one schema for all calls that refuse with it. */
export function refusalSchema(code: ErrorCode): z.ZodType {
  const known = schemas.get(code)
  if (known !== undefined) return known
  const schema = errorBody.describe(code)
  schemas.set(code, schema)
  const { $schema: _, ...json } = errorBody.toJSONSchema()
  const properties = { ...json.properties, code: { type: 'string', enum: [code] } }
  descriptions.set(schema, { ...json, properties, description: code })
  return schema
}

/** A refusal as the API's description shows it; undefined for any other schema. */
export const refusalDescription = (schema: object): object | undefined => descriptions.get(schema)
