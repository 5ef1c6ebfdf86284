import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createKnownSignIns } from '../../../auth/known-sign-ins.ts'
import type { Env } from '../../../config/env.ts'
import { isStaffCall } from './staff-caller-of.ts'
import { staffTokenIn } from './staff-cookie.ts'

/** Members whose session was found good in the last minutes: each has a pace of their own, however many share the office's address. */
export function createKnownStaff(env: Env) {
  const known = createKnownSignIns()
  /** By its header: a request's turn is taken before its cookies are read. */
  const tokenOf = ({ server, headers }: FastifyRequest) => staffTokenIn(server.parseCookie(headers.cookie ?? ''), env)
  return {
    tokenOf(request: FastifyRequest): string | undefined {
      const token = tokenOf(request)
      return token !== undefined && known.has(token) ? token : undefined
    },
    /** Behind the guards: who comes here was let in. */
    watch(app: FastifyInstance): void {
      app.addHook('preHandler', async (request) => {
        const token = isStaffCall(request) ? tokenOf(request) : undefined
        if (token !== undefined) known.add(token)
      })
    },
  }
}
