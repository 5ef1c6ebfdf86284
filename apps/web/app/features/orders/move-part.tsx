import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { nextSessionAddress } from '../../kit/complaint/ask-address.ts'
import type { Order } from '../../kit/payment/payment-queries.ts'
import { dateWords, dayWords } from '../../kit/payment/payment-words.ts'
import type { OrderPageData } from './order-queries.ts'
import styles from './orders.module.css'

type MovePartProps = { order: Order; move: NonNullable<OrderPageData['move']> }

export function MovePart({ order, move: { state, until, from, old_calendar_path } }: MovePartProps) {
  return (
    <section className={`card pad ${styles.change}`}>
      <h3>{m.orders_move_title()}</h3>
      {state === 'open' && (
        <>
          <p>{m.orders_move_open({ date: dayWords(until) })}</p>
          <Link className="btn btn-line" to={addressOf('/my/courses/:id/move', { id: order.enrolment_id })}>
            {m.orders_move_go()}
            <Icon of={arrowRightIcon} />
          </Link>
        </>
      )}
      {state === 'over' && <p className="muted">{m.orders_move_over({ date: dayWords(until) })}</p>}
      {state !== 'open' && order.enrolment_id !== null && (
        <>
          <p>{m.orders_next_session_text()}</p>
          <Link className="link" to={nextSessionAddress(order.enrolment_id)}>
            {m.orders_next_session()}
          </Link>
        </>
      )}
      {from && (
        <>
          <p>
            {m.orders_move_done({
              from: [from.title, from.detail].filter(Boolean).join(' · '),
              date: dateWords(from.at),
            })}
          </p>
          {old_calendar_path && (
            <a className="link" href={old_calendar_path} download>
              {m.orders_move_calendar()}
            </a>
          )}
        </>
      )}
    </section>
  )
}
