import type { FastifyRequest } from 'fastify'
import type { StaffCaller } from './staff-member.ts'

const callers = new WeakMap<FastifyRequest, StaffCaller>()

export const setStaffCaller = (request: FastifyRequest, caller: StaffCaller): void => void callers.set(request, caller)

/** Whether somebody was let in to make it. */
export const isStaffCall = (request: FastifyRequest): boolean => callers.has(request)

/** Who makes the call. Only routes behind `requireStaff` have one. */
export function staffCallerOf(request: FastifyRequest): StaffCaller {
  const caller = callers.get(request)
  if (caller === undefined) throw new Error('the route stands outside of the staff block')
  return caller
}
