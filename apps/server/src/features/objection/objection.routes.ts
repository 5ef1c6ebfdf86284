import { objectToQuestion } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { presentObjection } from '../exam/index.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { tellStaff } from '../staff/index.ts'
import { raiseObjection } from './raise-objection.ts'

/** Nobody has more against a paper in an hour; a desk is not flooded. */
const objectionsByDoctor: RateLimit = { name: 'objection', tries: 30, windowMs: 3_600_000 }

/** Doctor block. */
export function objectionRoutes(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  registerCall(app, objectToQuestion, async ({ request, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    const now = clock()
    await spendByDoctor(db, objectionsByDoctor, { doctorId, secret: env.appSecret, now })
    const made = await db.transaction(async (tx) => {
      const row = await raiseObjection(tx, { doctorId, wish: body, now })
      await tellStaff(tx, { kind: 'changed', path: '/api/v3/admin/objections' })
      return row
    })
    return { objection: presentObjection(made, locale) }
  })
}
