import type { ResponseOf } from '@prostuti/contract'
import type { listFreeSeats, refuseFreeSeat, signFreeSeat } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../act/act-dialog.tsx'
import { WordsDialog } from '../act/words-dialog.tsx'
import { words } from '../list/list-cells.tsx'
import { taka } from '../money/money-words.ts'
import { showToast } from '../toast/toast.ts'
import styles from './free-seat.module.css'

export type FreeSeat = ResponseOf<typeof listFreeSeats>['rows'][number]

export const freeSeatsPath: (typeof listFreeSeats)['path'] = '/api/v3/admin/free-seats'

/** Signs a seat that a colleague proposed, refuses it, or takes back one's own. */
export function FreeSeatButtons({ seat }: { seat: FreeSeat }) {
  const [open, setOpen] = useState<'sign' | 'refuse'>()
  const client = useQueryClient()
  const params = { id: seat.id }
  const close = () => setOpen(undefined)
  const renew = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => /doctors|free-seats/.test(String(queryKey[0])) })
  const given = { name: seat.doctor.name, batch: words(seat.batch.title) }
  const refuse = seat.is_own ? m.office_seat_withdraw() : m.office_seat_refuse()
  return (
    <span className={styles.buttons}>
      {!seat.is_own && (
        <button
          type="button"
          className="btn btn-brand btn-sm"
          aria-label={m.office_seat_sign_of(given)}
          onClick={() => setOpen('sign')}
        >
          {m.office_seat_sign()}
        </button>
      )}
      <button
        type="button"
        className="btn btn-line btn-sm"
        aria-label={seat.is_own ? m.office_seat_withdraw_of(given) : m.office_seat_refuse_of(given)}
        onClick={() => setOpen('refuse')}
      >
        {refuse}
      </button>
      {open === 'sign' && (
        <ActDialog
          title={m.office_seat_sign()}
          canSend={seat.seats_left > 0}
          act={async () => {
            await post<typeof signFreeSeat>(`${freeSeatsPath}/:id/sign`, undefined, { params })
            await renew()
            showToast({ text: m.office_seat_given() })
          }}
          onClose={close}
        >
          <p>{m.office_seat_sign_text({ ...given, amount: taka(seat.total_paisa) })}</p>
          <p>“{seat.reason}”</p>
          {seat.seats_left === 0 && (
            <p role="alert" className="err">
              {m.office_seat_none_left()}
            </p>
          )}
        </ActDialog>
      )}
      {open === 'refuse' && (
        <WordsDialog
          title={refuse}
          label={m.office_change_why()}
          hint={m.office_seat_refuse_hint()}
          atLeast={3}
          act={async (said) => {
            await post<typeof refuseFreeSeat>(`${freeSeatsPath}/:id/refuse`, { words: said }, { params })
            await renew()
            showToast({ text: seat.is_own ? m.office_seat_withdrawn() : m.office_seat_refused() })
          }}
          onClose={close}
        />
      )}
    </span>
  )
}
