import type { mergeInbox } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useOpenInbox } from '../inbox.tsx'
import { type Complaint, inboxPath, stateWords } from '../inbox-words.ts'
import styles from './talk.module.css'

type MergeDialogProps = { complaint: Complaint; onClose: () => void }

/** Two complaints about the same become one conversation; nothing takes that back. */
export function MergeDialog({ complaint, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<number>()
  const navigate = useNavigate()
  const { search } = useOpenInbox()
  const merge = async () => {
    if (into === undefined) return
    await post<typeof mergeInbox>(`${inboxPath}/:id/merge`, { into_id: into }, { params: { id: complaint.id } })
    showToast({ text: m.office_inbox_merged({ n: numberWords(into) }) })
    await navigate({ pathname: `/inbox/${into}`, search })
  }
  return (
    <ActDialog title={m.office_inbox_merge_title()} canSend={into !== undefined} act={merge} onClose={onClose}>
      <p>{m.office_inbox_merge_text()}</p>
      <fieldset className={styles.others}>
        <legend>{m.office_inbox_merge_into()}</legend>
        {complaint.others.map((other) => (
          <label key={other.id}>
            <input type="radio" name="into" checked={into === other.id} onChange={() => setInto(other.id)} />
            <span>
              {other.subject}
              <small>
                {m.office_inbox_number({ n: numberWords(other.id) })} · {stateWords(other.state)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </ActDialog>
  )
}
