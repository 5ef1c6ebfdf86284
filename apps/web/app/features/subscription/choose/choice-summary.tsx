import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { countWords, number } from '../../../kit/subscription/words.ts'

/** The running total. */
export function ChoiceSummary({ chosen, total, days }: { chosen: number; total: number; days: number }) {
  return (
    <p aria-live="polite">
      {chosen === 0 ? (
        m.subscription_chosen_none()
      ) : (
        <>
          <small>
            {countWords(chosen)}, {m.subscription_days({ n: number(days) })}
          </small>
          <b>{formatMoney(total, getLocale())}</b>
        </>
      )}
    </p>
  )
}
