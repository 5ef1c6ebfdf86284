import type { GatewayName, Plan } from '../../kit/checkout/checkout-api.ts'
import { forgetInTab, recallInTab, rememberInTab } from '../../kit/storage/tab-storage.ts'

/** What somebody chose and typed on the way to pay. None of it is a secret: it stands in the payer's own messages. */
export type Choice = {
  plan: Plan
  all: boolean
  gateway: GatewayName | undefined
  code: string
  payer_number: string
  trx_id: string
}

const nameOf = (orderId: number) => `checkout_${orderId}`

export function storedChoice(orderId: number): Partial<Choice> {
  try {
    return JSON.parse(recallInTab(nameOf(orderId)) ?? '{}') as Partial<Choice>
  } catch {
    return {}
  }
}

/** For a reload, a lost network, or the way to the gateway and back. */
export const storeChoice = (orderId: number, choice: Choice): void =>
  rememberInTab(nameOf(orderId), JSON.stringify(choice))

export const forgetChoice = (orderId: number): void => forgetInTab(nameOf(orderId))
