import { pathaoWebhook, steadfastWebhook } from '@prostuti/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { mendTextsInBlock } from '../../../input/guard-input.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { type CourierName, keepCourierMessage } from '../../couriers/index.ts'
import { keepStranger } from '../../rate-limit/index.ts'
import { hearCourier } from './hear-courier.ts'

const largestMessage = 32 * 1024
const received = { status: 'success', message: 'Webhook received.' } as const

type Knock = { courier: CourierName; request: FastifyRequest; reply: FastifyReply; body: Record<string, unknown> }

/**
 * The doors for couriers: messages without a cookie and without our token, so they stand outside the blocks that ask for either.
 * A message is a hint to ask the courier itself, and everybody hears the same answer; needs a scope of its own, for it takes
 * small JSON and nothing else.
 */
export function courierDoors(app: FastifyInstance, deps: Deps): void {
  mendTextsInBlock(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestMessage },
    app.getDefaultJsonParser('ignore', 'ignore'),
  )

  /** Never tied to a parcel. */
  const keepUnproved = (request: FastifyRequest, courier: CourierName, body: Record<string, unknown>) =>
    keepStranger(deps, request, {
      door: 'courier_door',
      keep: (now) =>
        keepCourierMessage(deps.database.db, now, {
          courier,
          invoice: null,
          direction: 'received',
          kind: 'unproved',
          body,
        }),
    })

  // Answered after the work: were the database away, the courier would be told so and could come again.
  async function hear({ courier, request, reply, body }: Knock) {
    const hint = deps.couriers[courier].readWebhook(request.headers, body)
    if (hint === undefined) await keepUnproved(request, courier, body)
    else {
      await hearCourier(deps, { courier, hint, body, log: request.log })
      reply.headers(deps.couriers[courier].webhookHeaders)
    }
    return received
  }

  registerCall(app, steadfastWebhook, ({ request, reply, body }) =>
    hear({ courier: 'steadfast', request, reply, body }),
  )
  registerCall(app, pathaoWebhook, ({ request, reply, body }) => hear({ courier: 'pathao', request, reply, body }))
}
