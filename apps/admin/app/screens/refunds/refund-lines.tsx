import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../../kit/exam/exam-screen.module.css'
import { words } from '../../kit/list/list-cells.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import { taka } from '../../kit/money/money-words.ts'
import { reckoningWords } from '../../kit/money/reckoning-words.ts'
import { useMay, useMe } from '../../session/me.ts'
import type { Failed, Lost, Open, Payout, Request } from './refund-types.ts'

type Whose = Pick<Request, 'doctor' | 'order'> & { payment_id?: number | null }

const Whom = ({ of: { doctor, order, payment_id } }: { of: Whose }) => (
  <p>
    <b>{payment_id ? <Link to={`/payments/${payment_id}`}>{doctor.name}</Link> : doctor.name}</b>
    <small>
      {words(order.title)} · {localizeDigits(order.number, getLocale())}
    </small>
  </p>
)

export function RequestLine({ of, onOpen }: { of: Request; onOpen: (open: Open) => void }) {
  const may = useMay()
  const { request, least_paisa, needs_second } = of
  const isGranted = request.state === 'granted'
  return (
    <li>
      <Whom of={of} />
      <div>
        <strong>{taka(least_paisa)}</strong>
        <p>{isGranted ? m.office_refund_unsent_text() : reckoningWords(request.reckoning)}</p>
        {request.reason && <p>{m.office_refund_doctor_says({ words: request.reason })}</p>}
        <small>
          {shortWhen(request.asked_at)}
          {needs_second && ` · ${m.office_refund_second()}`}
        </small>
      </div>
      {may('refunds.write') && (
        <div className={styles.acts}>
          {request.cause === 'leaving' && !isGranted && (
            <button type="button" className="btn btn-line" onClick={() => onOpen({ verb: 'refuse', request: of })}>
              {m.office_refund_refuse()}
            </button>
          )}
          <button type="button" className="btn btn-brand" onClick={() => onOpen({ verb: 'grant', request: of })}>
            {isGranted ? m.office_refund_send_again() : m.office_refund_grant()}
          </button>
        </div>
      )}
    </li>
  )
}

export function PayoutLine({ payout, onOpen }: { payout: Payout; onOpen: (open: Open) => void }) {
  const may = useMay()
  const { member } = useMe()
  const isOwn = payout.asked_by.id === member.id
  const press = (verb: Extract<Open, { payout: Payout }>['verb'], title: string, look: string) => (
    <button type="button" className={`btn ${look}`} onClick={() => onOpen({ verb, payout })}>
      {title}
    </button>
  )
  return (
    <li>
      <Whom of={payout} />
      <div>
        <strong>{taka(payout.amount_paisa)}</strong>
        <p>{payout.reason}</p>
        <small>
          {payout.asked_by.name} · {shortWhen(payout.asked_at)}
          {payout.ends && ` · ${m.office_refund_ends()}`}
        </small>
      </div>
      <div className={styles.acts}>
        {payout.state === 'proposed' && may('refunds.write') && (
          <>
            {press('refuse_payout', m.office_refund_refuse(), 'btn-line')}
            {press('accept', m.office_refund_give(), 'btn-brand')}
          </>
        )}
        {payout.state === 'to_sign' && isOwn && press('refuse_payout', m.office_refund_withdraw(), 'btn-line')}
        {payout.may_sign && (
          <>
            {press('decline', m.office_refund_decline(), 'btn-line')}
            {press('sign', m.office_refund_sign(), 'btn-go')}
          </>
        )}
      </div>
    </li>
  )
}

export function LostLine({ lost, onOpen }: { lost: Lost; onOpen: (open: Open) => void }) {
  const may = useMay()
  return (
    <li>
      <Whom of={lost} />
      <div>
        <strong>{taka(lost.amount_paisa)}</strong>
        <p>{m.office_refund_lost_text()}</p>
        <small>{shortWhen(lost.asked_at)}</small>
      </div>
      {may('refunds.write') && (
        <button type="button" className="btn btn-line" onClick={() => onOpen({ verb: 'say', lost })}>
          {m.office_refund_say()}
        </button>
      )}
    </li>
  )
}

export function FailedLine({ failed, onOpen }: { failed: Failed; onOpen: (open: Open) => void }) {
  const may = useMay()
  return (
    <li>
      <Whom of={failed} />
      <div>
        <strong>{taka(failed.amount_paisa)}</strong>
        <p>{m.office_refund_failed_text()}</p>
        <p>{failed.reason}</p>
        <small>
          {shortWhen(failed.failed_at)}
          {failed.needs_second && ` · ${m.office_refund_second()}`}
        </small>
      </div>
      {may('refunds.write') && (
        <div className={styles.acts}>
          <button type="button" className="btn btn-line" onClick={() => onOpen({ verb: 'give_up', failed })}>
            {m.office_refund_give_up()}
          </button>
          <button type="button" className="btn btn-brand" onClick={() => onOpen({ verb: 'send_again', failed })}>
            {m.office_refund_send_again()}
          </button>
        </div>
      )}
    </li>
  )
}
