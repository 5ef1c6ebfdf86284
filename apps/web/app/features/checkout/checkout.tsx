import { useQueryClient } from '@tanstack/react-query'
import type { Checkout as CheckoutData, courseOrderQuery } from '../../kit/checkout/checkout-api.ts'
import type { CheckoutLinks } from '../../kit/checkout/checkout-links.ts'
import { refusalOf } from '../../kit/checkout/refusal.ts'
import { Refused } from '../../kit/checkout/refused.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { useCheckout } from './use-checkout.ts'

type CheckoutProps = {
  checkout: CheckoutData
  /** When it came, by this device's clock. */
  receivedAt: number
  /** Whose answer it is: newer ones are kept there. */
  query: Pick<ReturnType<typeof courseOrderQuery>, 'queryKey'>
  links: CheckoutLinks
}

/** One order: what can be chosen and paid, or why nothing can. */
export function Checkout({ checkout, receivedAt, query: { queryKey }, links }: CheckoutProps) {
  const client = useQueryClient()
  const state = useCheckout({
    checkout,
    links,
    store: (fresh) => client.setQueryData(queryKey, fresh),
    ask: () => client.refetchQueries({ queryKey }),
  })
  const { phase, order, pay, code, again } = state
  if (phase === 'waiting' || phase === 'paid' || phase === 'ended')
    return <NothingToPay order={order} links={links} phase={phase} />
  const refusal = refusalOf(pay.error, code.error, again.error)
  if (refusal) return <Refused why={refusal} links={links} afterClick />
  return <CheckoutForm state={state} receivedAt={receivedAt} />
}
