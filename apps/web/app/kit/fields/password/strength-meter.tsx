import * as m from '@prostuti/text/messages'
import styles from './strength.module.css'
import type { Strength } from './strength.ts'

const words: Record<Strength, () => string> = {
  short: m.account_strength_short,
  weak: m.account_strength_weak,
  fair: m.account_strength_fair,
  good: m.account_strength_good,
  strong: m.account_strength_strong,
}

const order: Strength[] = ['short', 'weak', 'fair', 'good', 'strong']

/** The words carry the meaning; the bars only repeat it. Said when the word changes, not at every key. */
export function StrengthMeter({ strength }: { strength: Strength }) {
  const filled = order.indexOf(strength)
  return (
    <div className={styles.strength}>
      {order.slice(1).map((each, position) => (
        <i key={each} data-is={position < filled ? 'on' : undefined} aria-hidden="true" />
      ))}
      <p role="status">{words[strength]()}</p>
    </div>
  )
}
