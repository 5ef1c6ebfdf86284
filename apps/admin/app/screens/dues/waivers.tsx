import type { ResponseOf } from '@prostuti/contract'
import type { declineWaiver, listDues, signWaiver } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { words } from '../../kit/list/list-cells.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import { taka } from '../../kit/money/money-words.ts'
import { WaitingLines } from '../../kit/money/waiting-lines.tsx'
import { showToast } from '../../kit/toast/toast.ts'

const path = '/api/v3/admin/waivers'

type Waiver = ResponseOf<typeof listDues>['waivers'][number]
type Open = { verb: 'sign' | 'end'; waiver: Waiver }

/** Debts that a colleague wants to waive: signed, declined, or taken back by who asked. */
export function Waivers({ waivers, onDecided }: { waivers: Waiver[]; onDecided: () => Promise<unknown> }) {
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <WaitingLines title={m.office_waive_list()} rows={waivers}>
        {(waiver) => <Line key={waiver.id} waiver={waiver} onOpen={(verb) => setOpen({ verb, waiver })} />}
      </WaitingLines>
      {open && <Decision {...open} onDecided={onDecided} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Line({ waiver, onOpen }: { waiver: Waiver; onOpen: (verb: Open['verb']) => void }) {
  const { doctor, title, number, asked_by, is_own, may_sign } = waiver
  return (
    <li>
      <p>
        <b>{doctor.name}</b>
        <small>
          {words(title)} · {localizeDigits(number, getLocale())}
        </small>
      </p>
      <div>
        <strong>{taka(waiver.amount_paisa)}</strong>
        <p>{waiver.reason}</p>
        <small>
          {asked_by.name} · {shortWhen(waiver.asked_at)}
        </small>
        {!may_sign && <small>{is_own ? m.office_waive_own() : m.office_waive_who()}</small>}
      </div>
      <div className={styles.acts}>
        {(is_own || may_sign) && (
          <button type="button" className="btn btn-line" onClick={() => onOpen('end')}>
            {is_own ? m.office_waive_withdraw() : m.office_waive_decline()}
          </button>
        )}
        {may_sign && (
          <button type="button" className="btn btn-go" onClick={() => onOpen('sign')}>
            {m.office_waive_sign()}
          </button>
        )}
      </div>
    </li>
  )
}

type DecisionProps = Open & { onDecided: () => Promise<unknown>; onClose: () => void }

function Decision({ verb, waiver, onDecided, onClose }: DecisionProps) {
  const params = { id: waiver.id }
  // Also when it is refused: what was paid meanwhile is to be seen.
  const after = (work: Promise<unknown>) => work.finally(onDecided)
  if (verb === 'sign')
    return (
      <ActDialog
        title={m.office_waive_sign()}
        isGrave
        act={async () => {
          await after(post<typeof signWaiver>(`${path}/:id/sign`, undefined, { params }))
          showToast({ text: m.office_waive_signed() })
        }}
        onClose={onClose}
      >
        <p>{m.office_waive_sign_text({ name: waiver.doctor.name, amount: taka(waiver.amount_paisa) })}</p>
      </ActDialog>
    )
  return (
    <WordsDialog
      title={waiver.is_own ? m.office_waive_withdraw() : m.office_waive_decline()}
      label={m.office_payment_why()}
      atLeast={3}
      act={async (said) => {
        await after(post<typeof declineWaiver>(`${path}/:id/decline`, { words: said }, { params }))
        showToast({ text: m.office_waive_ended() })
      }}
      onClose={onClose}
    />
  )
}
