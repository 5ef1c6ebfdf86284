import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { signInOf } from './auth.ts'

/** The doctor who writes. Staff who look at the site as the doctor order and pay nothing in their name. */
export function ownDoctorOf(request: FastifyRequest): number {
  const { doctorId, impersonatedBy } = signInOf(request)
  if (impersonatedBy !== null) throw new AppError('forbidden')
  return doctorId
}
