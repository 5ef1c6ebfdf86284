import type { approvePayment, askGateway, refusePayment, resendReceipt } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { type PaymentPage, paymentsPath, taka } from '../../kit/money/money-words.ts'
import { receiptAddress, TakeCash } from '../../kit/money/take-cash.tsx'
import { WaiveButton } from '../../kit/money/waive-button.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { RefundDialog } from './refund-dialog.tsx'

type Verb = PaymentPage['verbs'][number]
type Open = Extract<Verb, 'approve' | 'refuse' | 'take_cash' | 'refund' | 'propose'>

/** Only what the payment's state and the member's rights allow; the next right thing stands out. */
export function Verbs({ page }: { page: PaymentPage }) {
  const { payment, verbs, order } = page
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const { isBusy, failure, act } = useAct()
  const has = (verb: Verb) => verbs.includes(verb)
  const params = { id: payment.id }
  const close = () => setOpen(undefined)
  const after = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } finally {
      await client.invalidateQueries({ queryKey: [`${paymentsPath}/:id`] })
    }
  }
  const ask = async () => {
    const { answered } = await after(post<typeof askGateway>(`${paymentsPath}/:id/ask`, undefined, { params }))
    showToast({ text: answered ? m.office_payment_answered() : m.office_payment_not_answered() })
  }
  const resend = async () => {
    await after(post<typeof resendReceipt>(`${paymentsPath}/:id/receipt-sms`, undefined, { params }))
    showToast({ text: m.office_payment_resent() })
  }
  useKeys({
    a: () => (has('approve') ? setOpen('approve') : false),
    r: () => (has('refund') ? setOpen('refund') : false),
  })
  const amount = taka(payment.amount_paisa)
  return (
    <div className={styles.acts}>
      {has('print') && (
        <a className="btn btn-line" href={receiptAddress(payment.id)} target="_blank" rel="noreferrer">
          {m.office_payment_print()}
        </a>
      )}
      {has('resend') && (
        <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void act(resend)}>
          {m.office_payment_resend()}
        </button>
      )}
      {has('refuse') && (
        <button type="button" className="btn btn-line" onClick={() => setOpen('refuse')}>
          {m.office_payment_refuse()}
        </button>
      )}
      {has('refund') && (
        <button type="button" className="btn btn-line" onClick={() => setOpen('refund')}>
          {m.office_refund_give()}
        </button>
      )}
      {has('propose') && (
        <button type="button" className="btn btn-line" onClick={() => setOpen('propose')}>
          {m.office_refund_propose()}
        </button>
      )}
      {has('take_cash') && (
        <button type="button" className="btn btn-line" onClick={() => setOpen('take_cash')}>
          {m.office_cash()}
        </button>
      )}
      <WaiveButton
        orderId={order.id}
        name={page.doctor.name}
        openPaisa={page.waivable.open_paisa}
        isWaiting={page.waivable.is_asked}
        onAsked={() => client.invalidateQueries({ queryKey: [`${paymentsPath}/:id`] })}
      />
      {has('ask') && (
        <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void act(ask)}>
          {m.office_payment_ask()}
        </button>
      )}
      {has('approve') && (
        <button type="button" className="btn btn-go" onClick={() => setOpen('approve')}>
          {m.office_payment_approve()}
        </button>
      )}
      <p role="alert" className="err">
        {failure}
      </p>
      {open === 'approve' && (
        <WordsDialog
          title={m.office_payment_approve()}
          text={m.office_payment_approve_text({ amount, title: order.title })}
          label={m.office_payment_note()}
          act={async (note) => {
            const body = note ? { note } : {}
            const { state } = await after(post<typeof approvePayment>(`${paymentsPath}/:id/approve`, body, { params }))
            showToast({ text: state === 'paid' ? m.office_payment_approved() : m.office_payment_still_held() })
          }}
          onClose={close}
        />
      )}
      {open === 'refuse' && (
        <WordsDialog
          title={m.office_payment_refuse()}
          text={m.office_payment_refuse_text({ amount })}
          label={m.office_payment_why()}
          atLeast={3}
          isGrave
          act={(reason) => after(post<typeof refusePayment>(`${paymentsPath}/:id/refuse`, { reason }, { params }))}
          onClose={close}
        />
      )}
      {(open === 'refund' || open === 'propose') && (
        <RefundDialog page={page} isProposal={open === 'propose'} onClose={close} />
      )}
      {open === 'take_cash' && (
        <Dialog open onClose={close} title={m.office_cash()}>
          <TakeCash
            orderId={order.id}
            onTaken={({ invoice_number, payment_id }) => {
              close()
              showToast({
                text: m.office_cash_taken({ number: localizeDigits(invoice_number, getLocale()) }),
                link: { to: `/payments/${payment_id}`, text: m.office_payment_open() },
              })
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
