import type { askPhoneCode, changePhone } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useMay } from '../../../session/me.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import { type CodeSent, isHeard, SaidCode } from './said-code.tsx'
import { useRenew } from './use-renew.ts'

/** Another number for a caller: a code goes to it, they read it out, and the account has it. */
export function PhoneDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const may = useMay()
  const renew = useRenew()
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<CodeSent>()
  const [heard, setHeard] = useState({ code: '', reason: '' })
  const [isTaken, setIsTaken] = useState(false)
  const { isBusy, failure, act } = useAct()
  const params = { id: doctor.id }
  const ask = () =>
    act(async () => {
      setIsTaken(false)
      try {
        setSent(await post<typeof askPhoneCode>(`${doctorsPath}/:id/phone-change/code`, { phone }, { params }))
      } catch (error) {
        setIsTaken(error instanceof ApiError && error.code === 'phone_taken')
        throw error
      }
    })
  const change = async () => {
    const isDone = await act(async () => {
      const body = { phone, ...heard }
      const done = await post<typeof changePhone>(`${doctorsPath}/:id/phone-change`, body, { params })
      await renew()
      showToast({ text: m.office_account_phone_done({ phone: phoneWords(done.phone) }) })
    })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_account_phone()}
      actions={
        <>
          {sent && (
            <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void ask()}>
              {m.office_account_code_again()}
            </button>
          )}
          <button
            type="button"
            className="btn btn-brand"
            aria-busy={isBusy}
            disabled={sent ? !isHeard(heard) : phone.trim() === ''}
            onClick={() => void (sent ? change() : ask())}
          >
            {sent ? m.office_account_phone() : m.office_account_code_send()}
          </button>
        </>
      }
    >
      <p>{m.office_account_phone_text()}</p>
      <TextField
        name="phone"
        label={m.office_account_phone_new()}
        hint={m.office_account_phone_hint()}
        inputMode="tel"
        autoComplete="off"
        autoFocus
        maxLength={20}
        value={phone}
        onChange={({ currentTarget }) => {
          setPhone(currentTarget.value)
          setSent(undefined)
        }}
      />
      {sent && <SaidCode sent={sent} heard={heard} onChange={setHeard} />}
      <p role="alert" className="err">
        {failure}
      </p>
      {isTaken && may('doctors.merge') && (
        <Link className="link-in" to={`/doctors?q=${encodeURIComponent(phone)}`}>
          {m.office_account_phone_taken()}
        </Link>
      )}
    </Dialog>
  )
}
