import type { closeComplaint, reopenComplaint } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import styles from '../styles/conversation.module.css'

type PartProps = {
  complaintId: number
  /** Asks for the conversation again, and says what has happened. */
  onDone: (words: string) => Promise<void>
}

export function ClosePart({ complaintId, onDone }: PartProps) {
  const [asking, setAsking] = useState(false)
  const closing = useSend({
    act: () =>
      request<typeof closeComplaint>('POST', '/api/v3/web/doctor/complaints/:id/close', {
        params: { id: complaintId },
      }),
    onDone: async () => {
      await onDone(m.complaint_said_closed())
      setAsking(false)
    },
  })
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setAsking(true)}>
        <Icon of={tickIcon} />
        {m.complaint_close()}
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.complaint_close_ask()}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={() => setAsking(false)}>
              {m.complaint_close_no()}
            </button>
            <button
              type="button"
              className="btn btn-brand"
              aria-disabled={closing.sending || undefined}
              onClick={() => closing.send(undefined)}
            >
              {closing.sending ? m.my_sending() : m.complaint_close_yes()}
            </button>
          </>
        }
      >
        <p>{m.complaint_close_text()}</p>
        <FormFailure of={closing} />
      </Dialog>
    </>
  )
}

/** In the reply box's place, so that nobody writes into a drawer. */
export function ClosedPart({ complaintId, onDone, mayReopen }: PartProps & { mayReopen: boolean }) {
  const opening = useSend({
    act: () =>
      request<typeof reopenComplaint>('POST', '/api/v3/web/doctor/complaints/:id/reopen', {
        params: { id: complaintId },
      }),
    onDone: () => onDone(m.complaint_said_reopened()),
  })
  return (
    <section className={`card pad ${styles.sayClosed}`} aria-labelledby="say-closed">
      <div>
        <h2 id="say-closed">{m.complaint_closed_title()}</h2>
        {mayReopen && <p>{m.complaint_closed_text()}</p>}
      </div>
      <FormFailure of={opening} />
      {mayReopen && (
        <button
          type="button"
          className="btn btn-line"
          aria-disabled={opening.sending || undefined}
          onClick={() => opening.send(undefined)}
        >
          {opening.sending ? m.my_sending() : m.complaint_reopen()}
        </button>
      )}
    </section>
  )
}
