import { pathaoWebhook, steadfastWebhook } from '@prostuti/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { repairTextsInBlock } from '../../../input/guard-input.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { type CourierName, storeCourierMessage } from '../../couriers/index.ts'
import { storeUnverified } from '../../rate-limit/index.ts'
import { handleCourierWebhook } from './handle-courier-webhook.ts'

const largestMessage = 32 * 1024
const received = { status: 'success', message: 'Webhook received.' } as const

type WebhookCall = { courier: CourierName; request: FastifyRequest; reply: FastifyReply; body: Record<string, unknown> }

/**
 * Webhooks of the couriers. They bring neither a cookie nor our token, so they are registered outside the blocks that ask for one.
 * A message is only a hint to ask the courier itself, and the answer is the same for everybody. Needs a scope of its own, because
 * it accepts small JSON and nothing else.
 */
export function courierWebhooks(app: FastifyInstance, deps: Deps): void {
  repairTextsInBlock(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestMessage },
    app.getDefaultJsonParser('ignore', 'ignore'),
  )

  /** Never tied to a parcel. */
  const storeUnproved = (request: FastifyRequest, courier: CourierName, body: Record<string, unknown>) =>
    storeUnverified(deps, request, {
      limitName: 'courier_door',
      store: (now) =>
        storeCourierMessage(deps.database.db, now, {
          courier,
          invoice: null,
          direction: 'received',
          kind: 'unproved',
          body,
        }),
    })

  // Answered after the work: were the database away, the courier would be told so and could come again.
  async function handle({ courier, request, reply, body }: WebhookCall) {
    const hint = deps.couriers[courier].readWebhook(request.headers, body)
    if (hint === undefined) await storeUnproved(request, courier, body)
    else {
      await handleCourierWebhook(deps, { courier, hint, body, log: request.log })
      reply.headers(deps.couriers[courier].webhookHeaders)
    }
    return received
  }

  registerCall(app, steadfastWebhook, ({ request, reply, body }) =>
    handle({ courier: 'steadfast', request, reply, body }),
  )
  registerCall(app, pathaoWebhook, ({ request, reply, body }) => handle({ courier: 'pathao', request, reply, body }))
}
