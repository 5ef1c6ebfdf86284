import {
  account_strength_fair,
  account_strength_good,
  account_strength_short,
  account_strength_strong,
  account_strength_weak,
} from '@prostuti/text/messages'
import type { Strength } from './strength.ts'
import './strength.css'

const words: Record<Strength, () => string> = {
  short: account_strength_short,
  weak: account_strength_weak,
  fair: account_strength_fair,
  good: account_strength_good,
  strong: account_strength_strong,
}

const order: Strength[] = ['short', 'weak', 'fair', 'good', 'strong']

/** The words carry the meaning; the bars only repeat it. Said when the word changes, not at every key. */
export function StrengthMeter({ strength }: { strength: Strength }) {
  const filled = order.indexOf(strength)
  return (
    <div className="strength">
      {order.slice(1).map((each, place) => (
        <i key={each} className={place < filled ? 'is-on' : undefined} aria-hidden="true" />
      ))}
      <p role="status">{words[strength]()}</p>
    </div>
  )
}
