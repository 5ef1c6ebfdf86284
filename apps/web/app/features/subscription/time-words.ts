import * as m from '@prostuti/text/messages'
import type { OwnSubscription } from '../../kit/subscription/subscription-api.ts'
import { dayWords, number } from '../../kit/subscription/words.ts'

/** From when or until when it is there. Empty while nothing is paid. */
export function timeWords({ state, starts_at, ends_at, days_left }: OwnSubscription): string {
  if (starts_at === null || ends_at === null) return ''
  const date = dayWords(ends_at)
  switch (state) {
    case 'coming':
      return m.subscription_begins({ date: dayWords(starts_at) })
    case 'running':
      return days_left === 1
        ? m.subscription_until_last({ date })
        : m.subscription_until_left({ date, n: number(days_left ?? 0) })
    case 'over':
      return m.subscription_over_on({ date })
    default:
      return ''
  }
}

export const endingWords = ({ days_left }: OwnSubscription): string =>
  days_left === 1 ? m.subscription_ending_last() : m.subscription_ending({ n: number(days_left ?? 0) })
