import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../../../config/env.ts'
import { hashToken } from '../../../secrets.ts'
import { staffTokenOf } from './staff-cookie.ts'

const { staffSession } = tables

/** A browser has one session: whoever signs in where somebody still was ends the session that its cookie is about to forget. */
export async function leaveOldSession(
  tx: Tx,
  { request, env, now }: { request: FastifyRequest; env: Env; now: Date },
): Promise<void> {
  const token = staffTokenOf(request, env)
  if (token === undefined) return
  await tx
    .update(staffSession)
    .set({ endedAt: now, endedBecause: 'signed_out' })
    .where(and(eq(staffSession.tokenHash, hashToken(token)), isNull(staffSession.endedAt)))
}
