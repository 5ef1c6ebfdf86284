import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call: anybody, a doctor who is signed in on whatever device, a doctor on a verified device, whoever opens the
 * office's address, or a member of staff.
 * `app.ts` and `office.ts` register each in the block of that name.
 */
type Access = 'public' | 'signed-in' | 'doctor' | 'office' | 'staff'

/** One call on the wire, written once: the server, the web and the tests all read it from here. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Parameters are written `:name`. */
  path: string
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The success status; 204 and 303 have no body. */
  status: 200 | 201 | 202 | 204 | 303
  response: z.ZodType
  /** Beyond those every call can give (bad_request, validation_failed, internal, unavailable). */
  errors: readonly ErrorCode[]
}

export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

export type ParamsOf<C extends Call> = Output<C['params']>
export type QueryOf<C extends Call> = Output<C['query']>
export type BodyOf<C extends Call> = Output<C['body']>
export type ResponseOf<C extends Call> = Output<C['response']>
