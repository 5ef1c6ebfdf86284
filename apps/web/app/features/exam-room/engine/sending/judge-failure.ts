import { ApiError } from '../../../../api/api-error.ts'

/**
 * What a failed save means for the sender. `unreachable`: nobody there, everything waits. `again`: this one failed,
 * others may go. `refused`: asking again will hardly help, but the choice is kept. The rest the room has to act on.
 */
export type Failure = 'unreachable' | 'again' | 'refused' | 'outdated' | 'finished' | 'signed-out' | 'device'

export function judgeFailure(error: unknown): Failure {
  // An answer that is none of ours: a portal's page in the server's place.
  if (!(error instanceof ApiError)) return 'unreachable'
  const { status, code } = error
  if (status === 0 || status === 429 || (status >= 502 && status <= 504)) return 'unreachable'
  if (status >= 500 || status === 408 || status === 419) return 'again'
  if (status === 401) return 'signed-out'
  if (status === 423) return 'device'
  if (code === 'answer_outdated') return 'outdated'
  if (code === 'exam_finished' || code === 'exam_closed') return 'finished'
  return 'refused'
}
