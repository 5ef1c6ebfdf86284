import { ApiError } from '../../../api/api-error.ts'

/** What a failed sending means: try later, wait for something to change, or these reviews are what is wrong. */
export type Refusal = 'again' | 'signed-out' | 'device' | 'forbidden' | 'bad'

export function judgeRefusal(error: unknown): Refusal {
  // An answer that is none of ours: a portal's page in the server's place.
  if (!(error instanceof ApiError)) return 'again'
  const { status } = error
  if (status === 401) return 'signed-out'
  if (status === 423) return 'device'
  if (status === 403) return 'forbidden'
  return status === 0 || status >= 500 || [408, 419, 429].includes(status) ? 'again' : 'bad'
}
