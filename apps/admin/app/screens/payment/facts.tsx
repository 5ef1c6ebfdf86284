import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { day } from '../../kit/list/list-cells.tsx'
import { methodWords, type PaymentPage, stateTone, stateWords, taka, wayWords } from '../../kit/money/money-words.ts'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import own from './payment.module.css'

/** Whose money it is, for what, and what else came for the same order. */
export function Facts({ page }: { page: PaymentPage }) {
  const { payment, order, doctor } = page
  const hasScreen = useHasScreen()
  const address = `/doctors/${doctor.id}`
  const others = order.payments.filter(({ id }) => id !== payment.id)
  return (
    <section className={`card ${styles.card}`} aria-labelledby="payment-facts">
      <header>
        <h2 id="payment-facts">{m.office_payment_facts()}</h2>
      </header>
      <dl className={own.facts}>
        <dt>{m.office_payments_doctor()}</dt>
        <dd>
          {hasScreen(address) ? (
            <Link className="link-in" to={address}>
              {doctor.name}
            </Link>
          ) : (
            doctor.name
          )}
          <small>{[doctor.bmdc && `BMDC ${doctor.bmdc}`, phoneWords(doctor.phone)].filter(Boolean).join(' · ')}</small>
        </dd>
        <dt>{m.office_payment_order()}</dt>
        <dd>
          {order.title}
          <small>{[order.detail, localizeDigits(order.number, getLocale())].filter(Boolean).join(' · ')}</small>
        </dd>
        <dt>{m.office_payment_total()}</dt>
        <dd>
          {taka(order.total_paisa)}
          <small>{m.office_payment_paid_of({ paid: taka(order.paid_paisa) })}</small>
        </dd>
        <Fact title={m.office_payment_trx()} value={payment.reference} />
        <Fact title={m.office_payment_transaction()} value={payment.transaction} />
        <Fact title={m.office_payment_method()} value={payment.method && methodWords(payment.method)} />
        <Fact title={m.office_payment_from_number()} value={payment.payer_number && phoneWords(payment.payer_number)} />
        <Fact title={m.office_branch()} value={payment.branch && pickText(payment.branch, getLocale())} />
        <Fact title={m.office_cash_cashier()} value={payment.cashier?.name ?? null} />
        <Fact
          title={m.office_payments_receipt()}
          value={payment.invoice_number && localizeDigits(payment.invoice_number, getLocale())}
        />
        <Fact
          title={m.payment_state_refunded()}
          value={payment.refunded_paisa > 0 ? taka(payment.refunded_paisa) : null}
        />
      </dl>
      {order.dues.length > 1 && (
        <ul className={own.lines}>
          {order.dues.map(({ number, amount_paisa, open_paisa, due_on }) => (
            <li key={number}>
              <span>{day(due_on)}</span>
              <span>{taka(amount_paisa)}</span>
              <span>
                {open_paisa === 0
                  ? m.office_payment_part_paid()
                  : m.office_payment_part_open({ amount: taka(open_paisa) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3 className={own.others}>{m.office_payment_others()}</h3>
          <ul className={own.lines}>
            {others.map(({ id, amount_paisa, gateway, state }) => (
              <li key={id}>
                <Link className="link-in" to={`/payments/${id}`}>
                  {taka(amount_paisa)}
                </Link>
                <span>{wayWords[gateway]()}</span>
                <span className={`chip ${stateTone[state]}`}>{stateWords[state]()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Fact({ title, value }: { title: string; value: string | null }) {
  if (value === null) return null
  return (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  )
}
