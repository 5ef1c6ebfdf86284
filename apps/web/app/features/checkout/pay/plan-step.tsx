import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Plan } from '../../../kit/checkout/checkout-api.ts'
import { canPayAll, isOpen, leftPaisa } from '../amounts.ts'
import { dayWords, partsWords } from '../plan-words.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { ChoiceList, type Option } from './choice-list.tsx'
import { Step } from './step.tsx'

/** All at once or in parts; later, this part or all that is left. Nothing where there is nothing to choose. */
export function PlanStep({ state }: { state: CheckoutState }) {
  if (state.phase === 'further') return canPayAll(state.order) ? <AmountStep state={state} /> : null
  const { plans, order } = state.checkout
  if (plans.length < 2) return null
  const locale = getLocale()
  const optionOf = ({ plan, dues }: (typeof plans)[number]): Option<Plan> =>
    plan === 'full'
      ? {
          value: plan,
          title: m.checkout_plan_full(),
          text: m.checkout_plan_full_text({ amount: formatMoney(order.total_paisa, locale) }),
        }
      : {
          value: plan,
          title: m.checkout_plan_parts({ n: formatNumber(dues.length, locale) }),
          text: partsWords(dues, locale),
        }
  return (
    <Step id="checkout-plan" title={m.checkout_plan()}>
      <ChoiceList
        name="plan"
        labelledBy="checkout-plan"
        options={plans.toSorted((a, b) => b.dues.length - a.dues.length).map(optionOf)}
        chosen={state.choice.plan}
        onChoose={(plan) => state.change({ plan })}
      />
    </Step>
  )
}

function AmountStep({ state: { order, choice, change } }: { state: CheckoutState }) {
  const locale = getLocale()
  const next = order.dues.find(isOpen)
  const amount = formatMoney(order.next_paisa, locale)
  const date = next ? dayWords(next.due_on, locale) : ''
  return (
    <Step id="checkout-amount" title={m.checkout_amount()}>
      <ChoiceList
        name="amount"
        labelledBy="checkout-amount"
        options={[
          {
            value: 'next',
            title: m.checkout_amount_next(),
            text:
              next?.state === 'overdue'
                ? m.checkout_amount_overdue_text({ amount, date })
                : m.checkout_amount_next_text({ amount, date }),
          },
          {
            value: 'all',
            title: m.checkout_amount_all(),
            text: m.checkout_plan_full_text({ amount: formatMoney(leftPaisa(order), locale) }),
          },
        ]}
        chosen={choice.all ? 'all' : 'next'}
        onChoose={(value) => change({ all: value === 'all' })}
      />
    </Step>
  )
}
