import { ApiError } from '../../api/api-error.ts'
import { type Failure, failureOf as failureOfApi, fieldFailure } from './failure.ts'

/** Boxes that the form itself found wanting, before anything was sent. */
export class FieldsError extends Error {
  override readonly name = 'FieldsError'
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super('fields')
    this.fields = fields
  }
}

const none = () => undefined

export function failureOf(error: unknown, known: readonly string[]): Failure | undefined {
  if (!error) return undefined
  if (error instanceof FieldsError) return fieldFailure(error.fields)
  return failureOfApi(error instanceof ApiError ? error : new ApiError(0, 'unavailable'), known, none)
}
