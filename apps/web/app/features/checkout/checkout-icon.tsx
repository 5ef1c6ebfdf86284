import '@prostuti/ui/icons/checkout.css'

/** As the shared icons, masks in a style sheet. */
export type CheckoutIconName = 'seat' | 'wallet' | 'card' | 'hand' | 'tick' | 'copy' | 'clock'

export function CheckoutIcon({ name, size }: { name: CheckoutIconName; size?: 'lg' }) {
  return <i className={`ico ico-pay-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
