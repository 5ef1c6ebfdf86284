import type { ErrorCode } from '@prostuti/contract'

/** Why a call gave no answer: what the server refused, or that it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'offline'
  /** Field of the wire → what is wrong with it, in the reader's language. */
  readonly fields: Record<string, string[]>
  readonly retryAfterSeconds: number | undefined

  constructor(given: {
    status: number
    code: ErrorCode | 'offline'
    message: string
    fields?: Record<string, string[]>
    retryAfterSeconds?: number | undefined
  }) {
    super(given.message)
    this.status = given.status
    this.code = given.code
    this.fields = given.fields ?? {}
    this.retryAfterSeconds = given.retryAfterSeconds
  }
}
