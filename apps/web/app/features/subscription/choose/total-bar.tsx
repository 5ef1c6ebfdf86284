import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../../kit/checkout/checkout.module.css'

export function GoButton({ busy, className = '' }: { busy: boolean; className?: string }) {
  return (
    <button type="submit" className={`btn btn-go ${className}`.trimEnd()} aria-disabled={busy || undefined}>
      {busy ? m.subscription_duration_going() : m.subscription_duration_go()}
    </button>
  )
}

/** Follows the reader on a phone, in the tabs' place. */
export function TotalBar({ total, busy }: { total: number; busy: boolean }) {
  return (
    <div className={styles.coBar} data-part="bottom-bar">
      <p>
        <small>{m.subscription_duration_total()}</small>
        <b>{formatMoney(total, getLocale())}</b>
      </p>
      <GoButton busy={busy} />
    </div>
  )
}
