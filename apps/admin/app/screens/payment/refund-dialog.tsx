import type { giveRefund, proposeRefund, readRefundTerms } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { usePressKey } from '../../kit/act/use-press-key.ts'
import { ByHand } from '../../kit/money/by-hand.tsx'
import { type PaymentPage, paymentsPath, taka } from '../../kit/money/money-words.ts'
import { payoutWords } from '../../kit/money/payout-words.ts'
import { readTaka } from '../../kit/money/read-taka.ts'
import { reckoningWords } from '../../kit/money/reckoning-words.ts'
import { SmsText } from '../../kit/money/sms-text.tsx'
import { showToast } from '../../kit/toast/toast.ts'

type RefundDialogProps = { page: PaymentPage; isProposal: boolean; onClose: () => void }

/** How much goes back, by which rule and way, whether the doctor leaves, and what they will read. */
export function RefundDialog({ page, isProposal, onClose }: RefundDialogProps) {
  const { payment } = page
  const client = useQueryClient()
  const params = { id: payment.id }
  const [typed, setTyped] = useState<string>()
  const [reason, setReason] = useState('')
  const [ends, setEnds] = useState(false)
  const [sending, setSending] = useState<{ by_hand: boolean; reference: string | null }>({
    by_hand: false,
    reference: null,
  })
  const wanted = typed === undefined ? undefined : readTaka(typed)
  const { data: terms } = useQuery({
    ...get<typeof readRefundTerms>(`${paymentsPath}/:id/refund`, {
      params,
      query: { amount: wanted && wanted > 0 ? wanted : undefined },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const amount = wanted ?? terms?.proposed_paisa ?? 0
  const isByHand = sending.by_hand || (terms?.only_by_hand ?? false)
  const wish = { amount_paisa: amount, reason: reason.trim(), ends }
  const key = usePressKey({ ...wish, isByHand, sending })
  const canSend =
    terms !== undefined &&
    terms.waiting === null &&
    amount > 0 &&
    amount <= terms.refundable_paisa &&
    reason.trim().length >= 3
  const act = async () => {
    const body = { ...wish, key }
    const decided = isProposal
      ? await post<typeof proposeRefund>(`${paymentsPath}/:id/refund-proposal`, body, { params })
      : await post<typeof giveRefund>(
          `${paymentsPath}/:id/refund`,
          { ...body, by_hand: isByHand, reference: sending.reference },
          { params },
        )
    await client.invalidateQueries({ queryKey: [`${paymentsPath}/:id`] })
    showToast({ text: payoutWords(decided), link: { to: '/refunds', text: m.office_refunds() } })
  }
  const needsSecond = terms?.needs_second ?? false
  return (
    <ActDialog
      title={isProposal ? m.office_refund_propose() : m.office_refund_give()}
      send={
        isProposal ? m.office_refund_propose() : needsSecond ? m.office_refund_ask_signature() : m.office_refund_give()
      }
      isGrave={!isProposal && !needsSecond}
      canSend={canSend}
      act={act}
      onClose={onClose}
    >
      {terms?.waiting && <p className="err">{m.office_refund_waits({ amount: taka(terms.waiting.amount_paisa) })}</p>}
      <p>
        {terms?.reckoning ? reckoningWords(terms.reckoning) : m.office_refund_no_rule()}{' '}
        {terms && m.office_refund_at_most({ amount: taka(terms.refundable_paisa) })}
      </p>
      <TextField
        name="amount"
        label={m.office_refund_amount()}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(amount / 100)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextAreaField
        name="reason"
        label={m.office_payment_why()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {terms?.may_end && (
        <CheckField
          name="ends"
          label={m.office_refund_ends()}
          checked={ends}
          onChange={({ currentTarget }) => setEnds(currentTarget.checked)}
        />
      )}
      {!isProposal && <ByHand value={sending} onChange={setSending} isOnly={terms?.only_by_hand ?? false} />}
      {needsSecond && <p role="status">{m.office_refund_second()}</p>}
      {terms && !isProposal && <SmsText text={isByHand ? terms.sms.by_hand : terms.sms.by_gateway} />}
    </ActDialog>
  )
}
