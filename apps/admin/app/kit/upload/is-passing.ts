import { ApiError } from '../../api/api-error.ts'

/** Whether the line or the server is away for a moment, or another part has come meanwhile: then the rest is worth sending. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'no_room' &&
  (error.status === 0 || error.status >= 500 || [408, 409, 429, 460].includes(error.status))
