import { ApiError } from '../../../api/api-error.ts'
import type { RoomError } from './room-types.ts'

/** Whatever was thrown, as the screens say it. What is no answer of ours came from a portal, not from the server. */
export function roomError(error: unknown): RoomError {
  if (!(error instanceof ApiError)) return { code: 'offline', status: 0, message: '' }
  return { code: error.code, status: error.status, message: error.message }
}
