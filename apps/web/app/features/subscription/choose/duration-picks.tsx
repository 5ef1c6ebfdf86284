import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import subscriptionStyles from '../../../kit/subscription/subscription.module.css'
import type { Duration } from '../../../kit/subscription/subscription-api.ts'
import { dayWords, number } from '../../../kit/subscription/words.ts'

type DurationPicksProps = {
  durations: readonly Duration[]
  /** How many videos are chosen. */
  videos: number
  chosen: number | undefined
  /** When a renewal begins; left out, it begins with the payment. */
  from: string | undefined
  now: string
  onChoose: (days: number) => void
}

const day = 86_400_000
const endOf = (from: string, days: number) => new Date(Date.parse(from) + days * day)

/** Each with its end, its price and what choosing long saves. */
export function DurationPicks({ durations, videos, chosen, from, now, onChoose }: DurationPicksProps) {
  const money = (paisa: number) => formatMoney(paisa, getLocale())
  return (
    <fieldset className={subscriptionStyles.subPicks}>
      <legend>{m.subscription_duration_legend()}</legend>
      {durations.map(({ days, prices }) => {
        const { list_paisa: list, total_paisa: total } = prices[videos - 1] ?? { list_paisa: 0, total_paisa: 0 }
        const to = dayWords(endOf(from ?? now, days))
        const saved = list - total
        return (
          <label
            key={days}
            className={`${checkoutStyles.coPick} ${subscriptionStyles.subDuration}`}
            data-part="co-pick"
          >
            <input type="radio" name="days" value={days} checked={chosen === days} onChange={() => onChoose(days)} />
            <span>
              <b>{m.subscription_days({ n: number(days) })}</b>
              <small>
                {from === undefined
                  ? m.subscription_duration_from_now({ date: to })
                  : m.subscription_duration_from({ from: dayWords(from), to })}
              </small>
              {saved > 0 && (
                <small className={subscriptionStyles.subSaved}>
                  {m.subscription_duration_saved({
                    amount: money(saved),
                    n: number(Math.round((saved / list) * 100)),
                  })}
                </small>
              )}
            </span>
            <b className={subscriptionStyles.subAmount}>{money(total)}</b>
          </label>
        )
      })}
    </fieldset>
  )
}
