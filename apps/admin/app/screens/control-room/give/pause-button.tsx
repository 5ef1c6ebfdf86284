import type { pauseSitting, resumeSitting } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import type { Board } from '../model/board-types.ts'
import { count } from '../model/board-words.ts'
import styles from './give.module.css'
import { type Reason, ReasonBox, reasonText } from './reasons.tsx'
import { usePress } from './use-press.ts'

/** Covers every room, after saying what that means; and uncovers them. */
export function PauseButton({ board }: { board: Board }) {
  return board.paper.paused_at ? <ResumeButton id={board.paper.id} /> : <AskPause board={board} />
}

function ResumeButton({ id }: { id: number }) {
  const { press, isBusy } = usePress(
    (key) => post<typeof resumeSitting>('/api/v3/admin/sittings/:id/resumption', { press: key }, { params: { id } }),
    ({ people }) => showToast({ text: m.office_control_is_resumed({ people: count(people) }) }),
  )
  return (
    <button type="button" className="btn btn-go" aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
      <Play aria-hidden="true" size={18} />
      {m.office_control_resume()}
    </button>
  )
}

function AskPause({ board: { paper, counts } }: { board: Board }) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<Reason>({ kind: 'ours', own: '' })
  const needsReason = reasonText(reason) === ''
  const { press, isBusy } = usePress(
    (key) =>
      post<typeof pauseSitting>(
        '/api/v3/admin/sittings/:id/pause',
        { press: key, reason: reasonText(reason) },
        { params: { id: paper.id } },
      ),
    () => {
      setIsOpen(false)
      showToast({ text: m.office_control_is_paused() })
    },
  )
  return (
    <>
      <button type="button" className="btn btn-bad" onClick={() => setIsOpen(true)}>
        <Pause aria-hidden="true" size={18} />
        {m.office_control_pause()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.office_control_pause_title()}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={() => setIsOpen(false)}>
              {m.office_back()}
            </button>
            <button
              type="button"
              className="btn btn-bad"
              aria-busy={isBusy}
              aria-disabled={isBusy || needsReason}
              onClick={() => !needsReason && press()}
            >
              {m.office_control_pause()}
            </button>
          </>
        }
      >
        <div className={styles.ask}>
          <p>{m.office_control_pause_text({ count: count(counts.started - counts.finished) })}</p>
          <ReasonBox reason={reason} error={undefined} onChange={setReason} />
        </div>
      </Dialog>
    </>
  )
}
