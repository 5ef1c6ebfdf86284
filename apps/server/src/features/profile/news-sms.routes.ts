import { readNewsSms, setNewsSms } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'

const { doctor } = tables

/** Doctor block: whether campaigns may reach them. The wish is their own, and no member of staff makes it for them. */
export function newsSmsRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, readNewsSms, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    const [found] = await db.select({ wanted: doctor.newsSms }).from(doctor).where(eq(doctor.id, doctorId))
    return { wanted: found?.wanted ?? true }
  })

  registerCall(app, setNewsSms, async ({ request, body: { wanted } }) => {
    const doctorId = ownDoctorOf(request)
    await db.update(doctor).set({ newsSms: wanted, updatedAt: clock() }).where(eq(doctor.id, doctorId))
    return { wanted }
  })
}
