import type { ResponseOf } from '@prostuti/contract'
import type { findTillOrders } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { words } from '../../kit/list/list-cells.tsx'
import { taka } from '../../kit/money/money-words.ts'
import { receiptAddress, TakeCash, type Taken } from '../../kit/money/take-cash.tsx'
import own from './cash.module.css'

type OpenOrder = ResponseOf<typeof findTillOrders>['orders'][number]

/** The counter of a branch: who pays, what is open, take it, and the receipt in the hand. */
export function Component() {
  const { query, change } = useQueried()
  const q = query.get('q') ?? ''
  const orderId = Number(query.get('order') ?? 0)
  const [taken, setTaken] = useState<Taken>()
  const { data, error, isFetching } = useQuery({
    ...get<typeof findTillOrders>('/api/v3/admin/till', { query: { q } }),
    enabled: q !== '',
    staleTime: 0,
  })
  const chosen = data?.orders.find(({ id }) => id === orderId)
  const again = () => {
    setTaken(undefined)
    change({ q: undefined, order: undefined })
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_cash()}</h1>
      </div>
      {taken ? (
        <Done taken={taken} again={again} />
      ) : (
        <div className={styles.cols}>
          <section className={`card ${styles.card}`}>
            <form
              className={own.search}
              onSubmit={(event) => {
                event.preventDefault()
                const typed = new FormData(event.currentTarget).get('q')
                change({ q: String(typed ?? '').trim(), order: undefined })
              }}
            >
              <Search aria-hidden="true" size={18} />
              <input
                key={q}
                name="q"
                type="search"
                className="input"
                aria-label={m.office_cash_find()}
                placeholder={m.office_cash_find()}
                defaultValue={q}
              />
              <button type="submit" className="btn btn-brand">
                {m.office_cash_search()}
              </button>
            </form>
            {error && <p role="alert">{error.message}</p>}
            {q === '' && <p className={styles.message}>{m.office_cash_begin()}</p>}
            {isFetching && !data && <p role="status">{m.office_loading()}</p>}
            {data?.orders.length === 0 && <p className={styles.message}>{m.office_cash_none()}</p>}
            <ul className={own.orders} aria-label={m.office_cash_orders()}>
              {data?.orders.map((each) => (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-pressed={each.id === orderId}
                    onClick={() => change({ q, order: each.id })}
                  >
                    <Face order={each} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
          {chosen && (
            <section className={`card ${styles.card}`} aria-label={m.office_cash()}>
              <header>
                <h2>{chosen.doctor.name}</h2>
              </header>
              <div className={styles.body}>
                <p>{words(chosen.title)}</p>
                <TakeCash key={chosen.id} orderId={chosen.id} onTaken={setTaken} />
              </div>
            </section>
          )}
        </div>
      )}
    </>
  )
}

const Face = ({ order: { doctor, title, number, open_paisa } }: { order: OpenOrder }) => (
  <>
    <span>
      <b>{doctor.name}</b>
      <small>{[doctor.bmdc && `BMDC ${doctor.bmdc}`, phoneWords(doctor.phone)].filter(Boolean).join(' · ')}</small>
    </span>
    <span>
      {words(title)}
      <small>{localizeDigits(number, getLocale())}</small>
    </span>
    <strong>{taka(open_paisa)}</strong>
  </>
)

/** Nothing is left to do but the receipt, and the next in the line. */
function Done({ taken, again }: { taken: Taken; again: () => void }) {
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.body}>
        <h2 role="status">{m.office_cash_taken({ number: localizeDigits(taken.invoice_number, getLocale()) })}</h2>
        {taken.open_paisa > 0 && <p>{m.office_cash_still_open({ amount: taka(taken.open_paisa) })}</p>}
        <div className={styles.acts}>
          <a className="btn btn-go" href={receiptAddress(taken.payment_id)} target="_blank" rel="noreferrer">
            {m.office_payment_print()}
          </a>
          <Link className="btn btn-line" to={`/payments/${taken.payment_id}`}>
            {m.office_payment_open()}
          </Link>
          <button type="button" className="btn btn-line" onClick={again}>
            {m.office_cash_again()}
          </button>
        </div>
      </div>
    </section>
  )
}
