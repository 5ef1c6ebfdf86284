import { createHash } from 'node:crypto'
import { recordActivity } from '@prostuti/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { ActivityBuffer } from './activity-buffer.ts'
import { writeActivities } from './write-activities.ts'

export function activityRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  const buffer = new ActivityBuffer({
    write: (activities) => writeActivities(db, activities),
    onError: (err) => app.log.error({ err }, 'activities not written yet, kept for the next try'),
  })
  registerCall(app, recordActivity, ({ body, request }) => {
    const taken = buffer.add({
      at: clock(),
      to: body.to,
      from: body.from ?? null,
      query: body.query ?? null,
      deviceHash: deviceHashOf(request),
      requestId: request.id,
    })
    if (!taken) throw new AppError('unavailable', { retryAfterSeconds: 10 })
    return { accepted: true as const }
  })
  // Runs after the last request has been answered and before the database is closed.
  app.addHook('onClose', () => buffer.close())
}

function deviceHashOf(request: FastifyRequest): string | null {
  const token = request.headers['x-device-token']
  return typeof token === 'string' ? createHash('sha256').update(token).digest('base64url') : null
}
