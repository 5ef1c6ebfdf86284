import {
  startSubscriptionOrder as startSubscriptionOrderCall,
  subscriptionShelf,
  subscriptions,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { readCheckout } from '../payment/index.ts'
import { listShelves } from './list-shelves.ts'
import { loadOwnSubscriptions } from './load-own-subscriptions.ts'
import { readShelf } from './read-shelf.ts'
import { startSubscriptionOrder } from './start-subscription-order.ts'

/** Doctor block. */
export function subscriptionRoutes(app: FastifyInstance, { database: { db }, clock, gateways }: Deps): void {
  registerCall(app, subscriptions, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    const now = clock()
    return {
      shelves: await listShelves(db, locale),
      subscriptions: await loadOwnSubscriptions(db, { doctorId, locale, now }),
      server_time: now.toISOString(),
    }
  })

  registerCall(app, subscriptionShelf, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readShelf(db, { offerId: params.id, doctorId, locale, now: clock() })
  })

  registerCall(app, startSubscriptionOrderCall, async ({ request, reply, params, body, locale }) => {
    reply.header('cache-control', 'no-store')
    const doctorId = ownDoctorOf(request)
    const now = clock()
    const { orderId } = await db.transaction((tx) =>
      startSubscriptionOrder(tx, {
        doctorId,
        offerId: params.id,
        videoIds: body.video_ids,
        days: body.days,
        renews: body.renews,
        locale,
        now,
      }),
    )
    return readCheckout(db, { orderId, doctorId, gateways, locale, now })
  })
}
