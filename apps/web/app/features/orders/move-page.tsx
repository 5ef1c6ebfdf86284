import type { moveEnrolment } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { dayWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useSession } from '../../kit/session/session.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { MoveList } from './move-list.tsx'
import { closedWords } from './move-words.ts'
import { type MoveOption, type MoveOptions, moveQuery } from './order-queries.ts'
import { money } from './order-words.ts'
import styles from './orders.module.css'
import { useOrderAnswer } from './use-order-answer.ts'
import { useOrderNews } from './use-order-news.ts'

/** Another timetable or batch: what each would cost or give back, and one press to move. */
export function MovePage({ id }: { id: string }) {
  const query = useQuery(moveQuery(id))
  useOrderNews(moveQuery(id).queryKey)
  const orderId = query.data?.order_id
  const back =
    orderId === undefined
      ? { to: addressOf('/my/courses/:id', { id }), label: m.orders_go_course() }
      : { to: addressOf('/my/orders/:orderId', { orderId }), label: m.orders_back_to_order() }
  return (
    <MyPage title={m.orders_move_page()} back={back}>
      {query.data === undefined && isNotThere(query.error) ? (
        <Nothing title={m.orders_gone_title()} text={m.orders_gone_text()} />
      ) : (
        <Loaded query={query} errorTitle={m.orders_move_error()}>
          {(options) => <Moves id={id} options={options} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function Moves({ id, options }: { id: string; options: MoveOptions }) {
  const { doctor } = useSession()
  if (options.state !== 'open')
    return <Nothing title={m.orders_move_closed_title()} text={closedWords(options)} orderId={options.order_id} />
  if (options.options.length === 0)
    return <Nothing title={m.orders_move_none_title()} text={m.orders_move_none_text()} orderId={options.order_id} />
  return doctor && <MoveForm id={id} options={options} doctorId={doctor.id} />
}

function MoveForm({ id, options, doctorId }: { id: string; options: MoveOptions; doctorId: number }) {
  const staff = useStaffView()
  const headingId = useId()
  const client = useQueryClient()
  const { value: chosenId, change: choose, settle } = useDraft<number | null>(`move/${id}`, doctorId, () => null)
  const chosen = options.options.find(({ schedule_id, refusal }) => schedule_id === chosenId && refusal === null)
  const take = useOrderAnswer(options.order_id)
  const sending = useForm<typeof moveEnrolment, 'total'>({
    labels: { schedule_id: m.orders_move_choose(), total: m.orders_move_price() },
    check: () => (chosen === undefined ? { schedule_id: m.orders_move_pick() } : {}),
    act: () =>
      request<typeof moveEnrolment>('POST', '/api/v3/web/doctor/courses/:id/move', {
        params: { id },
        body: { schedule_id: chosen!.schedule_id, total_paisa: chosen!.total_paisa },
      }).catch((error: unknown) => {
        // A seat or a price may have changed since: what is shown is asked for again.
        void client.invalidateQueries({ queryKey: moveQuery(id).queryKey })
        throw error
      }),
    onDone: (page) => {
      settle(null)
      void client.invalidateQueries({ queryKey: coursesQuery.queryKey })
      void client.invalidateQueries({ queryKey: moveQuery(id).queryKey })
      return take(page, m.orders_moved())
    },
  })
  return (
    <form className="stack-lg" noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      <div className={`card pad ${styles.change}`}>
        <p className="meta">{m.orders_move_now()}</p>
        <p className={styles.name}>
          <Phrase text={options.from.title} />
        </p>
        <p>
          <Phrase text={options.from.schedule} /> · {money(options.from.total_paisa)}
        </p>
        <p className="muted">{m.orders_move_open({ date: dayWords(options.until) })}</p>
      </div>
      <section className="stack">
        <h2 id={headingId}>{m.orders_move_choose()}</h2>
        <MoveList
          labelledBy={headingId}
          options={options.options}
          chosen={chosen?.schedule_id}
          onChoose={(next) => {
            choose(next)
            sending.reset()
          }}
        />
      </section>
      {chosen && <MoveSum option={chosen} sheetsSent={options.sheets_sent} />}
      {!staff && (
        <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.my_sending() : m.orders_move_do()}
        </button>
      )}
    </form>
  )
}

/** The whole of it once more before it is done. */
function MoveSum({ option, sheetsSent }: { option: MoveOption; sheetsSent: number }) {
  const rows: [string, string][] = [
    [m.orders_move_price(), money(option.total_paisa)],
    ...option.dues
      .filter(({ open_paisa }) => open_paisa > 0)
      .map(({ due_on, open_paisa }): [string, string] => [
        m.orders_move_pay_by({ date: dayWords(due_on) }),
        money(open_paisa),
      ]),
  ]
  if (option.back_paisa > 0) rows.push([m.orders_move_gets(), money(option.back_paisa)])
  return (
    <section className={`card pad ${styles.change}`} aria-live="polite">
      <h2>{m.orders_move_sum()}</h2>
      <dl className={styles.reckoning}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>{m.orders_move_keeps()}</p>
      {sheetsSent > 0 && <p>{m.orders_move_sheets()}</p>}
      <p className="muted">{m.orders_move_once()}</p>
    </section>
  )
}

function Nothing({ title, text, orderId }: { title: string; text: string; orderId?: number }) {
  const to = orderId === undefined ? addressOf('/my/orders') : addressOf('/my/orders/:orderId', { orderId })
  return (
    <div className="card">
      <EmptyState
        title={title}
        text={text}
        action={
          <Link className="btn btn-line" to={to}>
            {orderId === undefined ? m.orders_all() : m.orders_back_to_order()}
          </Link>
        }
      />
    </div>
  )
}
