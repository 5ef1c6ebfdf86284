import type { askForRefund } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { Link } from 'react-router'
import { request } from '../../api/request.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useDraftOpen } from '../../kit/form/use-draft-open.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useSession } from '../../kit/session/session.ts'
import type { OrderPageData, Reckoning } from './order-queries.ts'
import { money, reckoningRows, ruleWords } from './order-words.ts'
import styles from './orders.module.css'
import { useOrderAnswer } from './use-order-answer.ts'
import '@prostuti/ui/styles/form.css'

/** What leaving gives back today, how that comes about, and the way to ask for it. */
export function RefundPart({ page, reckoning }: { page: OrderPageData; reckoning: Reckoning }) {
  const { doctor } = useSession()
  const [isAsking, setAsking] = useDraftOpen(`refund/${page.order.id}`, doctor?.id)
  return (
    <section className={`card pad ${styles.change}`}>
      <h3>{m.orders_refund_title()}</h3>
      <ReckoningTable reckoning={reckoning} />
      {page.may_ask &&
        (isAsking && doctor ? (
          <AskForm orderId={page.order.id} doctorId={doctor.id} onEnd={() => setAsking(false)} />
        ) : (
          <button type="button" className="btn btn-line" onClick={() => setAsking(true)}>
            {m.orders_refund_ask()}
          </button>
        ))}
      <Link className="link" to={addressOf('/refund-policy')}>
        {m.orders_refund_policy()}
      </Link>
    </section>
  )
}

function ReckoningTable({ reckoning }: { reckoning: Reckoning }) {
  const rows = reckoningRows(reckoning)
  return (
    <>
      {rows.length === 0 && reckoning.back_paisa > 0 && (
        <p className={styles.back}>
          {m.orders_refund_back()} <b className="num">{money(reckoning.back_paisa)}</b>
        </p>
      )}
      <p>{ruleWords(reckoning)}</p>
      {rows.length > 0 && (
        <dl className={styles.reckoning}>
          {rows.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

type AskFormProps = { orderId: number; doctorId: number; onEnd: () => void }

function AskForm({ orderId, doctorId, onEnd }: AskFormProps) {
  const { value: reason, change, settle } = useDraft(`refund/${orderId}`, doctorId, () => '')
  const take = useOrderAnswer(orderId)
  const end = () => {
    settle('')
    onEnd()
  }
  const sending = useForm<typeof askForRefund>({
    labels: { reason: m.orders_refund_reason() },
    act: () =>
      request<typeof askForRefund>('POST', '/api/v3/web/doctor/orders/:id/refund-request', {
        params: { id: orderId },
        body: { reason },
      }),
    onDone: (page) => {
      end()
      return take(page, m.orders_refund_asked())
    },
  })
  return (
    <form className="form" noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      <p className="muted">{m.orders_refund_means()}</p>
      <TextAreaField
        name="reason"
        label={m.orders_refund_reason()}
        note={m.orders_refund_optional()}
        hint={m.orders_refund_reason_hint()}
        error={sending.errors.reason}
        maxLength={1000}
        value={reason}
        onChange={(event) => {
          change(event.currentTarget.value)
          sending.touch('reason')
        }}
      />
      <div className={styles.ways}>
        <button type="submit" className="btn btn-brand" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.my_sending() : m.orders_refund_send()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={end}>
          {m.orders_refund_cancel()}
        </button>
      </div>
    </form>
  )
}
