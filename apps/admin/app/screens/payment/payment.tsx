import type { readStaffPayment } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { Presence } from '../../kit/live/presence.tsx'
import { useNews } from '../../kit/live/staff-live.ts'
import {
  type PaymentPage,
  paymentsPath,
  reasonWords,
  stateTone,
  stateWords,
  taka,
  wayWords,
} from '../../kit/money/money-words.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { Facts } from './facts.tsx'
import { saidWords } from './happening-words.ts'
import { Happenings } from './happenings.tsx'
import { Verbs } from './verbs.tsx'

/** One payment: what happened to it in plain words, and what can be done about it now. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readStaffPayment>(`${paymentsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(paymentsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return <Shown page={data} />
}

function Shown({ page }: { page: PaymentPage }) {
  const { payment, doctor } = page
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs
            steps={[{ to: '/payments', text: m.office_payments() }]}
            here={localizeDigits(payment.order_number, getLocale())}
          />
          <div className={styles.title}>
            <h1>
              {taka(payment.amount_paisa)}, {doctor.name}
            </h1>
            <span className={`chip ${stateTone[payment.state]}`}>{stateWords[payment.state]()}</span>
            <span className="chip chip-line">{wayWords[payment.way]()}</span>
            <Presence of={`${paymentsPath}/${payment.id}`} />
          </div>
        </div>
        <Verbs page={page} />
      </div>
      {payment.reason && (
        <section className={`card ${styles.note}`} data-is={payment.state === 'on_hold' ? 'bad' : undefined}>
          <p>{reasonWords[payment.reason]()}</p>
        </section>
      )}
      <LastWord page={page} />
      <div className={styles.cols} data-is="left">
        <Happenings page={page} />
        <Facts page={page} />
      </div>
    </>
  )
}

/** A gateway that is away has said something once; what that was, and how old it is. */
function LastWord({ page: { last_word, next_ask_at, server_time, payment } }: { page: PaymentPage }) {
  if (payment.state !== 'initiated' || last_word === null) return null
  const now = new Date(server_time)
  const locale = getLocale()
  return (
    <section className={`card ${styles.note}`} data-is={last_word.said.words === 'away' ? 'bad' : undefined}>
      <p role="status">
        {m.office_payment_last_word({
          said: saidWords(last_word.said, payment.way),
          when: formatWhen(new Date(last_word.at), now, locale),
        })}
      </p>
      {next_ask_at && (
        <small>{m.office_payment_asked_again({ when: formatWhen(new Date(next_ask_at), now, locale) })}</small>
      )}
    </section>
  )
}
