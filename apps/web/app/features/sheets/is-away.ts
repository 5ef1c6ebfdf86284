import { ApiError } from '../../api/api-error.ts'

/** Somebody else's, none at all, not paid for, or an address with letters where a number belongs. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && [403, 404, 422].includes(error.status)
