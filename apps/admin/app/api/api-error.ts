import type { ErrorCode } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'

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

/** What went wrong, where no field can be marked: then the words about the fields themselves say more than that some are wrong. */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return m.office_failed()
  const said = error instanceof ApiError ? new Set(Object.values(error.fields).flat()) : new Set<string>()
  return said.size === 0 ? error.message : [...said].join(' ')
}
