import { ApiError } from '../../api/api-error.ts'

/** Refusals after which the page has nothing more to offer but other ways. */
const lasting = ['no_seat_left', 'enrolment_closed', 'already_enrolled'] as const

export type Refusal = (typeof lasting)[number]

export const refusalOf = (...errors: (Error | null)[]): Refusal | undefined =>
  lasting.find((code) => errors.some((error) => error instanceof ApiError && error.code === code))
