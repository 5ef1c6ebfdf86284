import type { askWaiver } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useMay } from '../../session/me.ts'
import { ActDialog } from '../act/act-dialog.tsx'
import { showToast } from '../toast/toast.ts'
import { taka } from './money-words.ts'
import { readTaka } from './read-taka.ts'

type WaiveProps = {
  orderId: number
  /** Whose debt it is. */
  name: string
  openPaisa: number
  onAsked: () => Promise<unknown>
}

/** Asks that a debt is waived, wherever it is shown; or says that this waits for its second signature. */
export function WaiveButton({
  isWaiting,
  isSmall = false,
  ...of
}: WaiveProps & { isWaiting: boolean; isSmall?: boolean }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (isWaiting) return <span className="chip chip-line">{m.office_waive_waiting()}</span>
  if (of.openPaisa === 0 || !may('dues.write')) return null
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'btn btn-line btn-sm' : 'btn btn-line'}
        onClick={() => setIsOpen(true)}
      >
        {m.office_waive()}
      </button>
      {isOpen && <WaiveDialog {...of} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** How much of a debt is no longer to be paid, and why; another person signs it. */
function WaiveDialog({ orderId, name, openPaisa, onAsked, onClose }: WaiveProps & { onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(localizeDigits(openPaisa / 100, getLocale()))
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
      <p className="hint">{m.office_waive_who()}</p>
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
