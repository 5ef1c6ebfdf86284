import type { askWaiver } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { taka } from '../../kit/money/money-words.ts'
import { readTaka } from '../../kit/money/read-taka.ts'
import { showToast } from '../../kit/toast/toast.ts'

type WaiveDialogProps = {
  orderId: number
  name: string
  openPaisa: number
  onAsked: () => Promise<unknown>
  onClose: () => void
}

/** How much of a debt is no longer to be paid, and why; another person signs it. */
export function WaiveDialog({ orderId, name, openPaisa, onAsked, onClose }: WaiveDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(String(openPaisa / 100))
  const [reason, setReason] = useState('')
  const amount = readTaka(typed)
  const canSend = amount > 0 && amount <= openPaisa && reason.trim().length >= 3
  const act = async () => {
    const body = { amount_paisa: amount, reason: reason.trim(), key }
    await post<typeof askWaiver>('/api/v3/admin/dues/:id/waiver', body, { params: { id: orderId } })
    await onAsked()
    showToast({ text: m.office_waive_asked() })
  }
  return (
    <ActDialog title={m.office_waive_title()} send={m.office_waive_ask()} canSend={canSend} act={act} onClose={onClose}>
      <p>{m.office_waive_text({ name, amount: taka(openPaisa) })}</p>
      <TextField
        name="amount"
        label={m.office_waive_amount()}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <TextAreaField
        name="reason"
        label={m.office_payment_why()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  )
}
