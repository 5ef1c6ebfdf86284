import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/subscription/subscription.module.css'
import type { OwnSubscription } from '../../kit/subscription/subscription-api.ts'
import { dayWords } from '../../kit/subscription/words.ts'

/** What is still to be paid of videos that can be watched already, and what happens while it is late. */
export function OwedNote({ of: { owed } }: { of: OwnSubscription }) {
  if (owed === null) return null
  return (
    <p className={styles.subNote} data-is={owed.access === 'open' ? undefined : 'late'}>
      {owedWords(owed)}
    </p>
  )
}

export function owedWords({ paisa, due_on, access }: NonNullable<OwnSubscription['owed']>): string {
  const words = { amount: formatMoney(paisa, getLocale()), date: dayWords(due_on) }
  if (access === 'lectures_paused') return m.subscription_owed_paused(words)
  return access === 'warned' ? m.subscription_owed_late(words) : m.subscription_owed(words)
}
