import type { ResponseOf } from '@prostuti/contract'
import type {
  acceptPayout,
  declinePayout,
  giveRefund,
  giveUpRefund,
  grantRequest,
  lookAtRequest,
  refusePayout,
  refuseRequest,
  sayRefund,
  signPayout,
} from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { usePressKey } from '../../kit/act/use-press-key.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { ByHand, type Sending } from '../../kit/money/by-hand.tsx'
import { paymentsPath, taka } from '../../kit/money/money-words.ts'
import { payoutWords } from '../../kit/money/payout-words.ts'
import { reckoningWords } from '../../kit/money/reckoning-words.ts'
import { SmsText } from '../../kit/money/sms-text.tsx'
import { showToast } from '../../kit/toast/toast.ts'

import { type Failed, type Lost, type Open, type Payout, path, type Request, requestsPath } from './refund-types.ts'
import own from './refunds.module.css'

export function Decision({ open, onClose }: { open: Open; onClose: () => void }) {
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
