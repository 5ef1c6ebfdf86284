import { amountInWords } from '@prostuti/text/amount-in-words'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { monogram } from '../../kit/doctor/monogram.ts'
import logoStyles from '../../kit/page/logo.module.css'
import type { Receipt } from '../../kit/payment/payment-queries.ts'
import { methodName } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import invoiceStyles from './styles/invoice.module.css'

/** The receipt as it lies on paper: dark on white in either theme. */
export function InvoiceSheet({ receipt }: { receipt: Receipt }) {
  const { invoice, order, centre } = receipt
  const locale = getLocale()
  const issued = new Date(invoice.issued_at)
  const paidAt = new Date(invoice.paid_at)
  // Which payment of its order it is.
  const nth = receipt.invoices.findIndex(({ number }) => number === invoice.number) + 1
  const contact = [centre.address ?? '', displayPhone(centre.phone, locale)].filter(Boolean)
  return (
    <article className={invoiceStyles.inv} aria-labelledby="receipt">
      <header className={invoiceStyles.invTop}>
        <div className={invoiceStyles.invCentre}>
          <span className={logoStyles.logoMark} data-part="logo-mark" aria-hidden="true">
            {monogram(centre.name)}
          </span>
          <div>
            <p className={invoiceStyles.invName}>{centre.name}</p>
            <p className={`${invoiceStyles.invMeta} dotted`}>
              {contact.map((way) => (
                <span key={way}>
                  <Phrase text={way} />
                </span>
              ))}
            </p>
          </div>
        </div>
        <div>
          <h2 id="receipt">{m.payment_invoice_head()}</h2>
          <p className={`${invoiceStyles.invMeta} dotted`}>
            <span>{m.payment_invoice_number({ number: localizeDigits(invoice.number, locale) })}</span>
            <span>{formatDate(issued, locale)}</span>
          </p>
        </div>
      </header>
      <div className={invoiceStyles.invWho}>
        <Facts
          facts={[
            [m.payment_invoice_name(), invoice.doctor.name],
            [m.payment_invoice_phone(), displayPhone(invoice.doctor.phone, locale)],
            [m.payment_invoice_bmdc(), invoice.doctor.bmdc],
          ]}
        />
        <Facts
          facts={[
            [m.payment_invoice_order(), localizeDigits(`${order.number}/${nth}`, locale)],
            [m.payment_invoice_method(), methodName(invoice)],
            [m.payment_invoice_reference(), invoice.reference],
            [m.payment_invoice_time(), `${formatDate(paidAt, locale, 'short')}, ${formatTime(paidAt, locale)}`],
          ]}
        />
      </div>
      <InvoiceTable receipt={receipt} />
      <div className={invoiceStyles.invEnd}>
        <p>
          {m.payment_invoice_words()}: <b>{amountInWords(invoice.amount_paisa, locale)}</b>
        </p>
        <Stamp receipt={receipt} />
      </div>
      <p className={invoiceStyles.invFoot}>
        {m.payment_invoice_foot()} <span lang="en">{location.host}/refund-policy</span>
      </p>
    </article>
  )
}

/** What is not known has no row. */
function Facts({ facts }: { facts: [string, string | null][] }) {
  return (
    <dl className="toc">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Phrase text={value} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Stamp({ receipt: { invoice } }: { receipt: Receipt }) {
  const isBack = invoice.refunded_paisa >= invoice.amount_paisa
  const day = formatNumericDay(new Date(invoice.paid_at))
  return (
    <div className={invoiceStyles.stamp} data-is={isBack ? 'back' : undefined}>
      {isBack ? m.payment_invoice_stamp_back() : m.payment_invoice_stamp()}
      {!isBack && <small className={invoiceStyles.stampDay}>{localizeDigits(day, getLocale())}</small>}
    </div>
  )
}

/** `15.11.2026`, as a date stamp has it. */
function formatNumericDay(date: Date): string {
  const [year, month, day] = dhakaDate(date).split('-')
  return `${day}.${month}.${year}`
}
