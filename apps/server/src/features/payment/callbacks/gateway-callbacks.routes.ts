import { bkashReturn, sslcommerzIpn, sslcommerzReturn } from '@prostuti/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { repairTextsInBlock } from '../../../input/guard-input.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { type GatewayName, storeGatewayMessage } from '../../gateways/index.ts'
import { storeUnverified } from '../../rate-limit/index.ts'
import { describePurchases } from '../purchasables/purchasables.ts'
import { callbackBody } from './callback-body.ts'
import { type FoundPayment, findPaymentByGatewayRef, findPaymentByTransaction } from './find-payment.ts'
import { handleGatewayCallback } from './handle-gateway-callback.ts'
import { hasReturned } from './has-returned.ts'

/** Where a browser is sent whose payment we cannot name; it tells nothing about any payment. */
const pageOfNobody = '/my/courses'

const largestForm = 32 * 1024

/**
 * What gateways send and where they send browsers back to: forms from another site, without our cookie and token, so outside the
 * blocks that ask for either. Nothing in them is believed. Needs a scope of its own, because it takes forms and nothing else.
 */
export function gatewayCallbackRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, gateways, clock } = deps
  repairTextsInBlock(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  /** Never tied to a payment. */
  const keepUnproved = (request: FastifyRequest, gateway: GatewayName, form: Record<string, string>) =>
    storeUnverified(deps, request, {
      limitName: 'gateway_door',
      store: (now) =>
        storeGatewayMessage(database.db, now, {
          gateway,
          transaction: null,
          direction: 'received',
          kind: 'unproved',
          body: callbackBody(form),
        }),
    })

  async function pageOf({ id, order }: FoundPayment): Promise<string> {
    const purchases = await describePurchases(database.db, [order], clock())
    return purchases.get(order.id)!.pageOfPayment(id)
  }

  /** The page a browser is sent to. Something wrong with us must not leave a payer in front of an error: the job settles it. */
  async function whereTo(
    {
      request,
      reply,
      gateway,
      form,
    }: { request: FastifyRequest; reply: FastifyReply; gateway: GatewayName; form: Record<string, string> },
    find: () => Promise<FoundPayment | undefined>,
  ): Promise<null> {
    let page = pageOfNobody
    try {
      const payment = gateways[gateway].isSigned(form) ? await find() : undefined
      if (payment === undefined) await keepUnproved(request, gateway, form)
      else {
        // A form that comes a second time is a copy, and its bearer may be anybody.
        const isCopy = await hasReturned(database.db, payment.id)
        await handleGatewayCallback(deps, {
          ...{ gateway, kind: 'return', payment, form },
          ...{ isFirstReturn: !isCopy, address: request.ip, log: request.log },
        })
        if (!isCopy) page = await pageOf(payment)
      }
    } catch (err) {
      request.log.error({ err }, 'a gateway callback could not be handled; the settlement job will query the payment')
    }
    reply.header('location', page).header('cache-control', 'no-store')
    return null
  }

  registerCall(app, sslcommerzReturn, ({ body: form, request, reply }) =>
    whereTo({ request, reply, gateway: 'sslcommerz', form }, () =>
      findPaymentByTransaction(database.db, { gateway: 'sslcommerz', transaction: form.tran_id ?? '' }),
    ),
  )

  registerCall(app, bkashReturn, ({ query, request, reply }) => {
    const form = Object.fromEntries(
      Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined),
    )
    return whereTo({ request, reply, gateway: 'bkash', form }, () =>
      findPaymentByGatewayRef(database.db, { gateway: 'bkash', gatewayRef: query.paymentID }),
    )
  })

  // Answered after the work: were the database away, the gateway would be told so and would come again.
  registerCall(app, sslcommerzIpn, async ({ body: form, request }) => {
    const gateway = 'sslcommerz'
    const payment = gateways[gateway].isSigned(form)
      ? await findPaymentByTransaction(database.db, { gateway, transaction: form.tran_id ?? '' })
      : undefined
    if (payment === undefined) await keepUnproved(request, gateway, form)
    else
      await handleGatewayCallback(deps, {
        ...{ gateway, kind: 'ipn', payment, form },
        ...{ isFirstReturn: false, address: request.ip, log: request.log },
      })
    return { received: true as const }
  })
}
