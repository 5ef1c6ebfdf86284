import type { changeOrder as changeOrderCall, startPayment as startPaymentCall } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type Checkout, changeOrder, type PaymentWish, startPayment } from '../../kit/checkout/checkout-api.ts'
import type { CheckoutLinks } from '../../kit/checkout/checkout-links.ts'
import { type FieldOf, useForm } from '../../kit/form/use-form.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { leaveFor } from './leave-for.ts'
import { type Phase, phaseOf } from './phase.ts'
import { type Choice, forgetChoice, storeChoice, storedChoice } from './stored-choice.ts'

type CheckoutDeps = {
  checkout: Checkout
  links: CheckoutLinks
  /** A newer answer about the same order. */
  store: (fresh: Checkout) => void
  /** Asks for it again. */
  ask: () => Promise<unknown>
}

export type CheckoutState = ReturnType<typeof useCheckout>

/** What is chosen, and the three things that can be sent: the payment, a code, the wish for the seat. */
export function useCheckout({ checkout, links, store, ask }: CheckoutDeps) {
  const { order } = checkout
  const phase = phaseOf(order)
  const navigate = useNavigate()
  const [stored, setStored] = useState<Choice>(() => firstChoice(checkout))
  const choice = offeredChoice(checkout, stored)

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setStored(next)
    storeChoice(order.id, next)
  }

  const pay = useForm<typeof startPaymentCall>({
    labels: { payer_number: m.checkout_payer_number(), trx_id: m.checkout_trx() },
    act: async () => {
      try {
        if (phase === 'first' && choice.plan !== order.plan) store(await changeOrder(order.id, { plan: choice.plan }))
        return await startPayment(order.id, wishOf(choice, phase))
      } catch (error) {
        // The order is not what the page shows: its price, its state or its seat changed meanwhile.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) void ask()
        throw error
      }
    },
    onDone: async ({ payment, redirect }) => {
      if (redirect === null) {
        forgetChoice(order.id)
        return navigate(links.payment(payment.id))
      }
      await leaveFor(redirect)
      await ask()
    },
  })

  const code = useSend<string | null, Checkout, FieldOf<typeof changeOrderCall>>({
    labels: { code: '' },
    act: (typed) => changeOrder(order.id, { code: typed }),
    onDone: store,
  })

  const again = useSend<void, Checkout>({ act: () => changeOrder(order.id, {}), onDone: store })

  return { checkout, order, phase, links, choice, change, pay, code, again }
}

const firstChoice = (checkout: Checkout): Choice => ({
  plan: checkout.order.plan,
  all: false,
  gateway: checkout.gateways[0],
  code: checkout.order.code?.code ?? '',
  payer_number: '',
  trx_id: '',
  ...storedChoice(checkout.order.id),
})

/** What was chosen may no longer be offered: a code left nothing to divide, a method was taken away. */
const offeredChoice = ({ order, plans, gateways }: Checkout, choice: Choice): Choice => ({
  ...choice,
  plan: plans.some(({ plan }) => plan === choice.plan) ? choice.plan : order.plan,
  gateway: gateways.find((name) => name === choice.gateway) ?? gateways[0],
})

function wishOf({ gateway, all, payer_number, trx_id }: Choice, phase: Phase): PaymentWish {
  return {
    gateway: gateway ?? 'manual',
    ...(phase === 'further' && all && { all }),
    ...(gateway === 'manual' && { payer_number, trx_id }),
  }
}
