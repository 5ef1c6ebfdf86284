import type { snoozeInbox } from '@prostuti/contract/staff'
import { formatWhen, startOfDhakaDay } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useNavigate } from 'react-router'
import { post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useOpenInbox } from '../inbox.tsx'
import { type Complaint, inboxPath } from '../inbox-words.ts'
import styles from './talk.module.css'

const hour = 3_600_000
const day = 24 * hour

/** Nine o'clock of a morning to come. */
const morning = (now: Date, days: number): Date => new Date(startOfDhakaDay(now).getTime() + days * day + 9 * hour)

type SnoozeDialogProps = { complaint: Complaint; onClose: () => void }

/** Out of the way until then; the doctor's next word brings it back before. */
export function SnoozeDialog({ complaint, onClose }: SnoozeDialogProps) {
  const { isBusy, failure, act } = useAct()
  const navigate = useNavigate()
  const { search } = useOpenInbox()
  const now = new Date()
  const set = (until: Date | null) =>
    post<typeof snoozeInbox>(
      `${inboxPath}/:id/snooze`,
      { until: until?.toISOString() ?? null },
      { params: { id: complaint.id } },
    )
  const snooze = (until: Date) =>
    act(async () => {
      await set(until)
      showToast({
        text: m.office_inbox_snoozed_until({ when: formatWhen(until, new Date(), getLocale()) }),
        undo: () => set(null),
      })
      onClose()
      await navigate({ pathname: '/inbox', search })
    })
  const wake = () =>
    act(async () => {
      await set(null)
      onClose()
    })
  const choices = [
    { label: m.office_inbox_in_hours(), until: new Date(now.getTime() + 3 * hour) },
    { label: m.office_inbox_tomorrow(), until: morning(now, 1) },
    { label: m.office_inbox_in_three_days(), until: morning(now, 3) },
    { label: m.office_inbox_in_a_week(), until: morning(now, 7) },
  ]
  return (
    <Dialog open onClose={onClose} title={m.office_inbox_snooze_title()}>
      <p className="hint">{m.office_inbox_snooze_hint()}</p>
      <ul className={styles.choices}>
        {choices.map(({ label, until }) => (
          <li key={label}>
            <button
              type="button"
              className="btn btn-line btn-full"
              aria-busy={isBusy}
              onClick={() => void snooze(until)}
            >
              {label} <small>{formatWhen(until, now, getLocale())}</small>
            </button>
          </li>
        ))}
        {complaint.snoozed_until && (
          <li>
            <button type="button" className="btn btn-quiet btn-full" onClick={() => void wake()}>
              {m.office_inbox_wake()}
            </button>
          </li>
        )}
      </ul>
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
