import type { ResponseOf } from '@prostuti/contract'
import type {
  acceptPayout,
  declinePayout,
  giveRefund,
  giveUpRefund,
  grantRequest,
  listRefunds,
  lookAtRequest,
  refusePayout,
  refuseRequest,
  sayRefund,
  signPayout,
} from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { usePressKey } from '../../kit/act/use-press-key.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { words } from '../../kit/list/list-cells.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { ByHand, type Sending } from '../../kit/money/by-hand.tsx'
import { paymentsPath, taka } from '../../kit/money/money-words.ts'
import { payoutWords } from '../../kit/money/payout-words.ts'
import { reckoningWords } from '../../kit/money/reckoning-words.ts'
import { SmsText } from '../../kit/money/sms-text.tsx'
import { WaitingLines } from '../../kit/money/waiting-lines.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay, useMe } from '../../session/me.ts'
import own from './refunds.module.css'

const path = '/api/v3/admin/refunds'
const requestsPath = '/api/v3/admin/refund-requests'

type Waiting = ResponseOf<typeof listRefunds>
type Request = Waiting['requests'][number]
type Payout = Waiting['payouts'][number]
type Lost = Waiting['lost'][number]
type Failed = Waiting['failed'][number]
type Open =
  | { verb: 'grant' | 'refuse'; request: Request }
  | { verb: 'accept' | 'refuse_payout' | 'sign' | 'decline'; payout: Payout }
  | { verb: 'say'; lost: Lost }
  | { verb: 'send_again' | 'give_up'; failed: Failed }

/** Money that is to go back and waits for somebody: doctors’ wishes, proposals, second signatures, refunds that failed or nobody heard of. */
export function Component() {
  const { data, error, refetch } = useQuery(get<typeof listRefunds>(path))
  const [open, setOpen] = useState<Open>()
  useNews((news) => {
    const isOurs = news === 'resync' || (news.kind === 'changed' && /\/(refund|payments)/.test(news.path))
    if (isOurs) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { requests, payouts, lost, failed } = data
  const toSign = payouts.filter(({ state }) => state === 'to_sign')
  const asked = requests.filter(({ request }) => request.state !== 'granted')
  const unsent = requests.filter(({ request }) => request.state === 'granted')
  const proposed = payouts.filter(({ state }) => state === 'proposed')
  const isEmpty = requests.length + payouts.length + lost.length + failed.length === 0
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_refunds()}</h1>
      </div>
      {isEmpty && <p className={`card ${styles.message}`}>{m.office_refunds_none()}</p>}
      <WaitingLines title={m.office_refunds_to_sign()} rows={toSign}>
        {(payout) => <PayoutLine key={payout.id} payout={payout} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_unsent()} rows={[...unsent, ...failed]}>
        {(each) =>
          'request' in each ? (
            <RequestLine key={`request-${each.request.id}`} of={each} onOpen={setOpen} />
          ) : (
            <FailedLine key={`failed-${each.id}`} failed={each} onOpen={setOpen} />
          )
        }
      </WaitingLines>
      <WaitingLines title={m.office_refunds_requests()} rows={asked}>
        {(request) => <RequestLine key={request.request.id} of={request} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_proposed()} rows={proposed}>
        {(payout) => <PayoutLine key={payout.id} payout={payout} onOpen={setOpen} />}
      </WaitingLines>
      <WaitingLines title={m.office_refunds_lost()} rows={lost}>
        {(each) => <LostLine key={each.id} lost={each} onOpen={setOpen} />}
      </WaitingLines>
      {open && <Decision open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type Whose = Pick<Request, 'doctor' | 'order'> & { payment_id?: number | null }

const Whom = ({ of: { doctor, order, payment_id } }: { of: Whose }) => (
  <p>
    <b>{payment_id ? <Link to={`/payments/${payment_id}`}>{doctor.name}</Link> : doctor.name}</b>
    <small>
      {words(order.title)} · {localizeDigits(order.number, getLocale())}
    </small>
  </p>
)

function RequestLine({ of, onOpen }: { of: Request; onOpen: (open: Open) => void }) {
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

function PayoutLine({ payout, onOpen }: { payout: Payout; onOpen: (open: Open) => void }) {
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

function LostLine({ lost, onOpen }: { lost: Lost; onOpen: (open: Open) => void }) {
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

function FailedLine({ failed, onOpen }: { failed: Failed; onOpen: (open: Open) => void }) {
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

function Decision({ open, onClose }: { open: Open; onClose: () => void }) {
  const client = useQueryClient()
  const after: After = async (work) => {
    const decided = await work
    await client.invalidateQueries({ queryKey: [path] })
    showToast({ text: isSent(decided) ? payoutWords(decided) : m.office_refund_decided() })
  }
  switch (open.verb) {
    case 'grant':
      return <GrantDialog of={open.request} after={after} onClose={onClose} />
    case 'accept':
      return <AcceptDialog payout={open.payout} after={after} onClose={onClose} />
    case 'say':
      return <SayDialog lost={open.lost} after={after} onClose={onClose} />
    case 'send_again':
      return <SendAgainDialog failed={open.failed} after={after} onClose={onClose} />
    case 'give_up': {
      const { id, amount_paisa, doctor } = open.failed
      return (
        <WordsDialog
          title={m.office_refund_give_up()}
          text={m.office_refund_give_up_text({ amount: taka(amount_paisa), name: doctor.name })}
          label={m.office_payment_why()}
          atLeast={3}
          isGrave
          act={(said) =>
            after(post<typeof giveUpRefund>(`${path}/failed/:id/give-up`, { words: said }, { params: { id } }))
          }
          onClose={onClose}
        />
      )
    }
    case 'sign': {
      const { id, amount_paisa, doctor } = open.payout
      return (
        <ActDialog
          title={m.office_refund_sign()}
          isGrave
          act={() => after(post<typeof signPayout>(`${path}/:id/sign`, undefined, { params: { id } }))}
          onClose={onClose}
        >
          <p>{m.office_refund_sign_text({ amount: taka(amount_paisa), name: doctor.name })}</p>
        </ActDialog>
      )
    }
    case 'refuse':
      return (
        <WordsDialog
          title={m.office_refund_refuse()}
          text={m.office_refund_refuse_text()}
          label={m.office_refund_answer()}
          atLeast={3}
          isGrave
          act={(answer) =>
            after(
              post<typeof refuseRequest>(
                `${requestsPath}/:id/refuse`,
                { answer },
                { params: { id: open.request.request.id } },
              ),
            )
          }
          onClose={onClose}
        />
      )
    case 'decline':
    case 'refuse_payout': {
      const params = { id: open.payout.id }
      const send = (said: string) =>
        open.verb === 'decline'
          ? post<typeof declinePayout>(`${path}/:id/decline`, { words: said }, { params })
          : post<typeof refusePayout>(`${path}/:id/refuse`, { words: said }, { params })
      return (
        <WordsDialog
          title={open.verb === 'decline' ? m.office_refund_decline() : m.office_refund_refuse()}
          label={m.office_payment_why()}
          atLeast={3}
          act={(said) => after(send(said))}
          onClose={onClose}
        />
      )
    }
  }
}

type Sent = ResponseOf<typeof giveRefund>
type After = (work: Promise<Sent | { state: string }>) => Promise<void>

/** Money goes, or waits for a signature to go. */
const isSent = (decided: Sent | { state: string }): decided is Sent =>
  decided.state === 'given' || decided.state === 'to_sign'

function GrantDialog({ of, after, onClose }: { of: Request; after: After; onClose: () => void }) {
  const { request, least_paisa, needs_second } = of
  const isGranted = request.state === 'granted'
  const [key] = useState(() => crypto.randomUUID())
  const [answer, setAnswer] = useState('')
  const [sending, setSending] = useState<Sending>({ by_hand: false, reference: null })
  const params = { id: request.id }
  // The doctor sees that somebody is at it.
  useEffect(() => {
    if (request.state === 'asked')
      void post<typeof lookAtRequest>(`${requestsPath}/:id/look`, undefined, { params: { id: request.id } }).catch(
        () => undefined,
      )
  }, [request.id, request.state])
  return (
    <ActDialog
      title={isGranted ? m.office_refund_send_again() : m.office_refund_grant()}
      send={needs_second ? m.office_refund_ask_signature() : m.office_refund_grant_of({ amount: taka(least_paisa) })}
      isGrave={!needs_second}
      act={() =>
        after(
          post<typeof grantRequest>(
            `${requestsPath}/:id/grant`,
            { ...sending, amount_paisa: null, answer: answer.trim() || null, key },
            { params },
          ),
        )
      }
      onClose={onClose}
    >
      <p>{isGranted ? m.office_refund_unsent_text() : reckoningWords(request.reckoning)}</p>
      {needs_second && <p role="status">{m.office_refund_second()}</p>}
      <ByHand value={sending} onChange={setSending} />
      <SmsText text={sending.by_hand ? of.sms.by_hand : of.sms.by_gateway} />
      {!isGranted && (
        <TextAreaField
          name="answer"
          label={m.office_refund_answer()}
          note={m.office_correction_optional()}
          maxLength={500}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      )}
    </ActDialog>
  )
}

/** Who was to leave with it has left already. */
function SendAgainDialog({ failed, after, onClose }: { failed: Failed; after: After; onClose: () => void }) {
  const { payment_id, amount_paisa, reason, needs_second, sms } = failed
  const [sending, setSending] = useState<Sending>({ by_hand: false, reference: null })
  const key = usePressKey(sending)
  const body = { amount_paisa, reason, ends: false, key, ...sending }
  return (
    <ActDialog
      title={m.office_refund_send_again()}
      send={needs_second ? m.office_refund_ask_signature() : m.office_refund_again_of({ amount: taka(amount_paisa) })}
      isGrave={!needs_second}
      act={() => after(post<typeof giveRefund>(`${paymentsPath}/:id/refund`, body, { params: { id: payment_id } }))}
      onClose={onClose}
    >
      <p>{m.office_refund_sign_text({ amount: taka(amount_paisa), name: failed.doctor.name })}</p>
      {needs_second && <p role="status">{m.office_refund_second()}</p>}
      <ByHand value={sending} onChange={setSending} />
      <SmsText text={sending.by_hand ? sms.by_hand : sms.by_gateway} />
    </ActDialog>
  )
}

function AcceptDialog({ payout, after, onClose }: { payout: Payout; after: After; onClose: () => void }) {
  const [sending, setSending] = useState<Sending>({ by_hand: false, reference: null })
  const params = { id: payout.id }
  return (
    <ActDialog
      title={m.office_refund_give()}
      isGrave
      act={() => after(post<typeof acceptPayout>(`${path}/:id/accept`, sending, { params }))}
      onClose={onClose}
    >
      <p>{m.office_refund_sign_text({ amount: taka(payout.amount_paisa), name: payout.doctor.name })}</p>
      <ByHand value={sending} onChange={setSending} isOnly={payout.only_by_hand} />
      <SmsText text={sending.by_hand || payout.only_by_hand ? payout.sms.by_hand : payout.sms.by_gateway} />
    </ActDialog>
  )
}

function SayDialog({ lost, after, onClose }: { lost: Lost; after: After; onClose: () => void }) {
  const [reference, setReference] = useState(lost.gateway_ref ?? '')
  const [found, setFound] = useState(true)
  const body = { found, reference: reference.trim() || null }
  return (
    <ActDialog
      title={m.office_refund_say()}
      act={() => after(post<typeof sayRefund>(`${path}/lost/:id`, body, { params: { id: lost.id } }))}
      onClose={onClose}
    >
      <fieldset className={own.choice}>
        <legend>{m.office_refund_say_text({ amount: taka(lost.amount_paisa) })}</legend>
        <label>
          <input type="radio" name="found" checked={found} onChange={() => setFound(true)} /> {m.office_refund_found()}
        </label>
        {lost.gateway_ref === null && (
          <label>
            <input type="radio" name="found" checked={!found} onChange={() => setFound(false)} />{' '}
            {m.office_refund_not_found()}
          </label>
        )}
      </fieldset>
      {found && (
        <TextField
          name="reference"
          label={m.office_refund_reference()}
          note={m.office_correction_optional()}
          maxLength={60}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      )}
    </ActDialog>
  )
}
