import * as m from '@prostuti/text/messages'
import { ApiError } from '../../api/api-error.ts'

/**
 * What a screen asks for is not there, or is not this member's: the server answers both alike. A query with `throwOnError:
 * isNotThere` gives its screen up, and the shell says so in its place.
 */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** For a screen that knows without asking. */
export const notThere = (): ApiError =>
  new ApiError({ status: 404, code: 'not_found', message: m.office_not_found_text() })
