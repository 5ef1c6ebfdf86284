import { formatDate, formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../course/my-courses.module.css'
import { MySection } from '../my-page/section.tsx'
import { invoiceAddress, paymentAddress } from '../payment/payment-addresses.ts'
import type { Order, Payment } from '../payment/payment-queries.ts'
import { gatewayName, stateName } from '../payment/payment-words.ts'
import { Phrase } from '../rich-text/phrase.tsx'

const looks: Record<Payment['state'], string> = {
  initiated: 'chip-brand',
  paid: 'chip-ok',
  on_hold: 'chip-brand',
  failed: '',
  cancelled: '',
  expired: '',
  refunded: 'chip-line',
}

/** Every try to pay, the newest first. */
export function PaymentList({ order }: { order: Order }) {
  const payments = order.payments.toSorted((a, b) => b.id - a.id)
  return (
    <MySection title={m.mycourses_payments()}>
      {payments.length === 0 ? (
        <p className="muted">{m.mycourses_no_payments()}</p>
      ) : (
        <ul className={`card ${styles.payments}`}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentRow order={order} payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </MySection>
  )
}

function PaymentRow({ order, payment }: { order: Order; payment: Payment }) {
  const locale = getLocale()
  const amount = formatMoney(payment.amount_paisa, locale)
  const at = new Date(payment.settled_at ?? payment.started_at)
  const isPartlyBack = payment.refunded_paisa > 0 && payment.state === 'paid'
  return (
    <>
      <div>
        <b className="num">{amount}</b>
        <small>
          <Phrase text={gatewayName(payment.gateway)} /> · {formatDate(at, locale)},{' '}
          <span className="nb">{formatTime(at, locale)}</span>
        </small>
        {isPartlyBack && (
          <small>{m.mycourses_partly_back({ amount: formatMoney(payment.refunded_paisa, locale) })}</small>
        )}
      </div>
      <span className={`chip ${looks[payment.state]}`}>{stateName(payment.state)}</span>
      {payment.invoice_number === null ? (
        <Link className="link" to={paymentAddress(order, payment.id)}>
          <span aria-hidden="true">{m.mycourses_details()}</span>
          <span className="sr">{m.mycourses_payment_of({ amount })}</span>
        </Link>
      ) : (
        <Link className="link" to={invoiceAddress(order, payment.id)}>
          <span aria-hidden="true">{m.mycourses_receipt()}</span>
          <span className="sr">
            {m.mycourses_receipt_of({ number: localizeDigits(payment.invoice_number, locale) })}
          </span>
        </Link>
      )}
    </>
  )
}
