import type { ResponseOf } from '@prostuti/contract'
import type { askClosingCode, closeDoctorAccount, readClosingOf } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { taka } from '../../../kit/money/money-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import { type CodeSent, isHeard, SaidCode } from './said-code.tsx'
import { useRenew } from './use-renew.ts'

type Closing = ResponseOf<typeof readClosingOf>

/** Closes an account for a caller: what ends and what stays, then the code that came to their own number. */
export function CloseDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const renew = useRenew()
  const [sent, setSent] = useState<CodeSent>()
  const [heard, setHeard] = useState({ code: '', reason: '' })
  const { isBusy, failure, act } = useAct()
  const params = { id: doctor.id }
  const { data, error } = useQuery(get<typeof readClosingOf>(`${doctorsPath}/:id/closing`, { params }))
  const ask = () =>
    act(async () =>
      setSent(await post<typeof askClosingCode>(`${doctorsPath}/:id/closing/code`, undefined, { params })),
    )
  const close = async () => {
    const isDone = await act(async () => {
      await post<typeof closeDoctorAccount>(`${doctorsPath}/:id/closing`, heard, { params })
      await renew()
      showToast({ text: m.office_account_close_done() })
    })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_account_close()}
      actions={
        <button
          type="button"
          className={sent ? 'btn btn-bad' : 'btn btn-brand'}
          aria-busy={isBusy}
          disabled={sent ? !isHeard(heard) : !data || data.running_exam !== null}
          onClick={() => void (sent ? close() : ask())}
        >
          {sent ? m.office_account_close() : m.office_account_code_send()}
        </button>
      }
    >
      <p>{m.office_account_close_text()}</p>
      {data ? <WhatEnds closing={data} /> : <p role="status">{error ? error.message : m.office_loading()}</p>}
      {sent && <SaidCode sent={sent} heard={heard} onChange={setHeard} />}
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}

function WhatEnds({ closing }: { closing: Closing }) {
  const titles = [...closing.courses, ...closing.subscriptions, ...closing.events]
  const open = (
    [
      [closing.open_payments, m.office_account_payments],
      [closing.refund_requests, m.office_account_requests],
      [closing.parcels, m.office_account_parcels],
      [closing.open_complaints, m.office_account_complaints],
    ] as const
  ).filter(([count]) => count > 0)
  return (
    <>
      {closing.running_exam && (
        <p role="alert" className="err">
          {m.office_account_close_exam({
            when: formatWhen(new Date(closing.running_exam.ends_at), new Date(), getLocale()),
          })}
        </p>
      )}
      <p>
        <b>{m.office_account_close_ends()}</b>
      </p>
      {titles.length === 0 && <p>{m.office_account_close_nothing()}</p>}
      <ul>
        {titles.map((title, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two courses may have one title, and the list never changes its order.
          <li key={nth}>{title}</li>
        ))}
        {closing.owed_paisa > 0 && <li>{m.office_account_close_owed({ amount: taka(closing.owed_paisa) })}</li>}
      </ul>
      {open.length > 0 && (
        <p>
          {m.office_account_close_open({
            words: open.map(([count, words]) => words({ count: numberWords(count) })).join(', '),
          })}
        </p>
      )}
      <p className="hint">{m.office_account_close_kept()}</p>
    </>
  )
}
