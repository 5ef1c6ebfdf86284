import type { ErrorCode } from '@prostuti/contract'

/** Beside the server's codes: the call never arrived, or no answer came in time. */
export type ApiErrorCode = ErrorCode | 'offline' | 'timeout'

/** Whoever made the call decides what to show. `message` is the server's, in the reader's language; empty when it said nothing. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: ApiErrorCode
  /** Field name → what is wrong with it. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** How long the server asks to wait (`Retry-After`); undefined when it did not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: ApiErrorCode,
    message = '',
    errors: Readonly<Record<string, readonly string[]>> = {},
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What was asked for does not exist for this reader; an address whose parts make no sense (422) names nothing either. */
export const isNotThere = (error: unknown): boolean => {
  const { status } = (error ?? {}) as { status?: unknown }
  return status === 404 || status === 422
}
