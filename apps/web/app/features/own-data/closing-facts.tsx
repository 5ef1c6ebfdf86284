import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './own-data.module.css'
import type { Closing } from './own-data-queries.ts'

type Fact = { text: string; orderId: number | null }

/** What of this doctor's would end, and what is under way. Nothing for who has nothing. */
export function ClosingFacts({ closing }: { closing: Closing }) {
  const running = runningOf(closing)
  const underWay = underWayOf(closing)
  return (
    <>
      {running.length > 0 && (
        <section className={`card pad ${styles.card}`}>
          <h2>{m.closing_running()}</h2>
          <Facts facts={running} />
          {running.some(({ orderId }) => orderId !== null) && <p className="note-line">{m.closing_money_first()}</p>}
        </section>
      )}
      {closing.refund_requests.length > 0 && (
        <section className={`card pad ${styles.card}`}>
          <h2>{m.closing_refunds()}</h2>
          <Facts facts={closing.refund_requests.map(({ title, order_id }) => ({ text: title, orderId: order_id }))} />
          <p className="note-line">{m.closing_refunds_text()}</p>
        </section>
      )}
      {underWay.length > 0 && (
        <section className={`card pad ${styles.card}`}>
          <h2>{m.closing_under_way()}</h2>
          <ul className={styles.points}>
            {underWay.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ text, orderId }) => (
        <li key={text}>
          <span>
            <Phrase text={text} />
          </span>
          {orderId !== null && (
            <Link className="link" to={addressOf('/my/orders/:orderId', { orderId })}>
              {m.closing_order()}
              <span className="sr">: {text}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function runningOf({ courses, subscriptions, events }: Closing): Fact[] {
  const dateOf = (at: string | null) => (at === null ? '' : formatDate(new Date(at), getLocale()))
  const fact = (say: (of: { title: string; date: string }) => string) => (each: Closing['courses'][number]) => ({
    text: say({ title: each.title, date: dateOf(each.at) }),
    orderId: each.order_id,
  })
  return [
    ...courses.map(fact(m.closing_course)),
    ...subscriptions.map(fact(m.closing_subscription)),
    ...events.map(fact(m.closing_event)),
  ]
}

function underWayOf({ open_payments, parcels, owed_paisa, open_complaints }: Closing): string[] {
  const locale = getLocale()
  return [
    open_payments > 0 && m.closing_payments(),
    parcels > 0 && m.closing_parcels({ n: formatNumber(parcels, locale) }),
    owed_paisa > 0 && m.closing_owed({ amount: formatMoney(owed_paisa, locale) }),
    open_complaints > 0 && m.closing_complaints({ n: formatNumber(open_complaints, locale) }),
  ].filter((text) => text !== false)
}
