import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { cardIcon, handIcon, walletIcon } from '@prostuti/ui/icons/checkout'
import type { GatewayName } from '../../../kit/checkout/checkout-api.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { CheckoutState } from '../use-checkout.ts'
import { ChoiceList, type Option } from './choice-list.tsx'
import { ManualFields } from './manual-fields.tsx'
import { Step } from './step.tsx'

export function MethodStep({ state }: { state: CheckoutState }) {
  const { checkout, choice, change } = state
  return (
    <Step id="checkout-method" title={m.checkout_method()}>
      <ChoiceList
        name="gateway"
        labelledBy="checkout-method"
        options={checkout.gateways.map(optionOf)}
        chosen={choice.gateway}
        onChoose={(gateway) => change({ gateway })}
      />
      {choice.gateway === 'manual' && checkout.manual && <ManualFields state={state} way={checkout.manual} />}
    </Step>
  )
}

const words = {
  bkash: { title: m.checkout_method_bkash, text: m.checkout_method_bkash_text, icon: walletIcon },
  sslcommerz: { title: m.checkout_method_sslcommerz, text: m.checkout_method_sslcommerz_text, icon: cardIcon },
  manual: { title: m.checkout_method_manual, text: m.checkout_method_manual_text, icon: handIcon },
} as const satisfies Record<GatewayName, unknown>

export const methodName = (gateway: GatewayName): string => words[gateway].title()

function optionOf(value: GatewayName): Option<GatewayName> {
  const { title, text, icon } = words[value]
  return {
    value,
    title: <Phrase text={title()} />,
    text: <Phrase text={text()} />,
    icon: <Icon of={icon} size="lg" />,
  }
}
