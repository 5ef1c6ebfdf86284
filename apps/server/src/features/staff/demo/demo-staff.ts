import { createHmac } from 'node:crypto'
import { demoStaffAccounts, type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { requireThisMachine } from '../../../network/require-this-machine.ts'
import { sealSecret } from '../../../seal-secret.ts'
import { stepAt, totpCode } from '../factors/totp.ts'

const { staff } = tables

/** Of this server alone: whoever knows the demo's passwords does not know these. */
const secretOf = (appSecret: string, email: string): Buffer =>
  createHmac('sha1', appSecret).update(`demo authenticator of ${email}`).digest()

/**
 * Gives the demo's staff an authenticator, so that a newcomer can sign in as each of them. In a demo that others can reach they have
 * none, and nobody gets in.
 */
export async function prepareDemoStaff(tx: Tx, appSecret: string): Promise<void> {
  const emails = demoStaffAccounts.map(({ email }) => email)
  const without = await tx
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(inArray(staff.email, emails), isNull(staff.totpSecret)))
  for (const { id, email } of without)
    await tx
      .update(staff)
      .set({ totpSecret: sealSecret(appSecret, secretOf(appSecret, email)) })
      .where(eq(staff.id, id))
}

/** What the sign-in page of a demo on this machine shows instead of an authenticator app. */
export function demoStaffRoute(app: FastifyInstance, { env, clock }: Deps): void {
  app.get('/api/demo-staff', { schema: { hide: true }, onRequest: requireThisMachine(env) }, (_request, reply) => {
    const step = stepAt(clock())
    const members = demoStaffAccounts.map(({ email, password, role }) => ({
      email,
      password,
      role,
      code: totpCode(secretOf(env.appSecret, email), step),
    }))
    return reply.header('cache-control', 'no-store').send({ members })
  })
}
