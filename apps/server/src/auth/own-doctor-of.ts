import type { FastifyRequest } from 'fastify'
import { refuseImpersonation } from './refuse-impersonation.ts'
import { signInOf } from './sign-in-of.ts'

/** The doctor who writes, where staff must not write in the doctor's name. */
export function ownDoctorOf(request: FastifyRequest): number {
  const signIn = signInOf(request)
  refuseImpersonation(signIn)
  return signIn.doctorId
}
