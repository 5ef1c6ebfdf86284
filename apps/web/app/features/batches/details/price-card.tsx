import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { Batch } from '../../../kit/batch/batch-queries.ts'
import { dayWords, priceWords } from '../../../kit/batch/batch-words.ts'
import styles from '../styles/batch-page.module.css'
import { ClosedNote, EnrolButton } from './enrol.tsx'

export function PriceCard({ batch, to }: { batch: Batch; to: string }) {
  return (
    <div className={`card pad ${styles.priceCard}`}>
      <Price batch={batch} />
      <Instalments batch={batch} />
      <SeatsBar batch={batch} />
      <ClosedNote batch={batch} />
      <EnrolButton batch={batch} to={to} className="btn-full only-wide" />
      <p className="hint">
        {batch.refund_rule}{' '}
        <Link className="link-in" to={addressOf('/refund-policy')}>
          {m.batch_refund_read()}
        </Link>
      </p>
    </div>
  )
}

function Price({ batch }: { batch: Batch }) {
  const locale = getLocale()
  const isReduced = batch.payable_paisa < batch.fee_paisa
  return (
    <div>
      <p className="meta">{m.batch_fee()}</p>
      <p className={styles.price}>
        <b>{priceWords(batch.payable_paisa, locale)}</b>
        {isReduced && (
          <s>
            <span className="sr">{m.batch_price_was()} </span>
            {formatMoney(batch.fee_paisa, locale)}
          </s>
        )}
      </p>
      {isReduced && batch.discount_ends_at && (
        <p className={`chip chip-brand ${styles.priceOff}`}>
          {m.batch_discount_until({
            date: formatDate(new Date(batch.discount_ends_at), locale, 'short'),
            amount: formatMoney(batch.discount_paisa, locale),
          })}
        </p>
      )}
    </div>
  )
}

function Instalments({ batch }: { batch: Batch }) {
  const locale = getLocale()
  if (batch.instalments.length < 2) return null
  return (
    <div className={styles.instalments}>
      <h2>{m.batch_instalments({ n: formatNumber(batch.instalments.length, locale) })}</h2>
      <dl className="toc">
        {batch.instalments.map(({ number, amount_paisa, due_on }) => (
          <div key={number}>
            <dt>{due_on ? dayWords(due_on, locale) : m.batch_instalment_first()}</dt>
            <dd>{formatMoney(amount_paisa, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SeatsBar({ batch }: { batch: Batch }) {
  const locale = getLocale()
  const taken = batch.seats - batch.seats_left
  if (batch.seats === 0) return null
  return (
    <div className={styles.seats}>
      <p>
        <span>
          {m.batch_seats_taken({ seats: formatNumber(batch.seats, locale), taken: formatNumber(taken, locale) })}
        </span>
        <b>
          {batch.seats_left > 0
            ? m.batch_seats_bar_left({ n: formatNumber(batch.seats_left, locale) })
            : m.batch_seats_full()}
        </b>
      </p>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${(taken / batch.seats) * 100}%` }} />
      </div>
    </div>
  )
}
