import { createHash } from 'node:crypto'
import { recordActivity } from '@prostuti/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { createAddressPace } from '../../pacing/address-pace.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { ActivityWriter } from './activity-writer.ts'
import { writeActivities } from './write-activities.ts'

/** A hostel behind one address reads on; a script behind one writes some hundred kilobytes a minute at most. */
const byAddress = { unitsPerSecond: 4, burst: 240, longestWaitMs: 0 }
/** What an ordinary record takes; a longer one costs as many units as it could have been records. */
const ordinaryBytes = 500
const largestBody = 16 * 1024

export function activityRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  const spend = createAddressPace(byAddress, () => clock().getTime())
  const writer = new ActivityWriter({
    write: (activities) => writeActivities(db, activities),
    onSetAside: (err) => app.log.warn({ err }, 'activity rejected by the database'),
  })
  const record = { bodyLimit: largestBody, skipLog: true } as const
  registerCall(
    app,
    recordActivity,
    async ({ body, request }) => {
      const now = clock()
      spend(request.ip, Math.ceil(Buffer.byteLength(JSON.stringify(body)) / ordinaryBytes))
      await writer.add({
        at: now,
        to: body.to,
        from: body.from ?? null,
        query: body.query ?? null,
        deviceHash: deviceHashOf(request),
        requestId: request.id,
      })
      return { accepted: true as const }
    },
    record,
  )
  // Runs after the last request has been answered and before the database is closed.
  app.addHook('onClose', () => writer.close())
}

function deviceHashOf(request: FastifyRequest): string | null {
  const token = request.headers['x-device-token']
  return typeof token === 'string' ? createHash('sha256').update(token).digest('base64url') : null
}
