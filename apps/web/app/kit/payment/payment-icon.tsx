import '@prostuti/ui/icons/payment.css'

/** As the shared icons, masks in a style sheet. */
export type PaymentIconName = 'check' | 'cross' | 'spokes' | 'receipt' | 'printer' | 'clock' | 'alert'

export function PaymentIcon({ name }: { name: PaymentIconName }) {
  return <i className={`ico ico-pay-${name}`} aria-hidden="true" />
}
