import type { assignInbox, closeInbox, listInboxMembers, reopenInbox } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, Clock, GitMerge, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../../api/call.ts'
import { toastFailure, useAct } from '../../../kit/act/use-act.ts'
import { categoryWords } from '../../../kit/complaint/category-words.ts'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { useMay, useMe } from '../../../session/me.ts'
import { useOpenInbox } from '../inbox.tsx'
import { type Complaint, inboxPath, stateWords } from '../inbox-words.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import styles from './talk.module.css'

type TalkHeadProps = { complaint: Complaint; now: Date }

/** What it is about, what was promised, and what the desk does with it. */
export function TalkHead({ complaint, now }: TalkHeadProps) {
  const { search } = useOpenInbox()
  const may = useMay()
  const promised = complaint.promised_at && formatWhen(new Date(complaint.promised_at), now, getLocale())
  return (
    <header className={styles.head}>
      <Link
        className={`icon-btn ${styles.back}`}
        to={{ pathname: '/inbox', search }}
        aria-label={m.office_inbox_back()}
      >
        <ArrowLeft aria-hidden="true" size={20} />
      </Link>
      <div className={styles.what}>
        <h1>{complaint.subject}</h1>
        <p className="meta">
          {[
            m.office_inbox_number({ n: numberWords(complaint.id) }),
            categoryWords(complaint.category),
            stateWords(complaint.state),
            ...(promised ? [m.office_inbox_promised({ when: promised })] : []),
          ].join(' · ')}
        </p>
      </div>
      {may('complaints.write') && <Acts complaint={complaint} />}
    </header>
  )
}

function Acts({ complaint }: { complaint: Complaint }) {
  const [asks, setAsks] = useState<'snooze' | 'merge'>()
  const { isBusy, act } = useAct(toastFailure)
  const given = { params: { id: complaint.id } }
  const reopen = () => post<typeof reopenInbox>(`${inboxPath}/:id/reopen`, undefined, given)
  const close = () =>
    act(async () => {
      await post<typeof closeInbox>(`${inboxPath}/:id/close`, undefined, given)
      showToast({ text: m.office_inbox_closed_now(), undo: reopen })
    })
  useKeys({ 'shift+3': () => (complaint.state === 'closed' ? false : void close()) })
  return (
    <div className={styles.acts}>
      <Assignee complaint={complaint} />
      <button type="button" className="btn btn-line btn-sm" onClick={() => setAsks('snooze')}>
        <Clock aria-hidden="true" size={17} /> {m.office_inbox_later()}
      </button>
      {complaint.others.length > 0 && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => setAsks('merge')}>
          <GitMerge aria-hidden="true" size={17} /> {m.office_inbox_merge()}
        </button>
      )}
      {complaint.state === 'closed' ? (
        <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(reopen)}>
          <RotateCcw aria-hidden="true" size={17} /> {m.office_inbox_reopen()}
        </button>
      ) : (
        <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void close()}>
          <Check aria-hidden="true" size={17} /> {m.office_inbox_settled()}
        </button>
      )}
      {asks === 'snooze' && <SnoozeDialog complaint={complaint} onClose={() => setAsks(undefined)} />}
      {asks === 'merge' && <MergeDialog complaint={complaint} onClose={() => setAsks(undefined)} />}
    </div>
  )
}

/** Whose it is. What is given to somebody can be taken back for some seconds. */
function Assignee({ complaint: { id, assignee } }: { complaint: Complaint }) {
  const { member } = useMe()
  const { act } = useAct(toastFailure)
  const { data } = useQuery({
    ...get<typeof listInboxMembers>(`${inboxPath}/:id/members`, { params: { id } }),
    staleTime: 300_000,
  })
  const give = (staffId: number | null) =>
    post<typeof assignInbox>(`${inboxPath}/:id/assignee`, { staff_id: staffId }, { params: { id } })
  const choose = (value: string) =>
    act(async () => {
      const staffId = value === '' ? null : Number(value)
      await give(staffId)
      const to = data?.members.find((each) => each.id === staffId)?.name
      showToast({
        text: to === undefined ? m.office_inbox_given_back() : m.office_inbox_given({ name: to }),
        undo: () => give(assignee?.id ?? null),
      })
    })
  // Who has it stays to be seen before the others are known, and when they see it no more.
  const members = data?.members ?? []
  const all = assignee && !members.some((each) => each.id === assignee.id) ? [assignee, ...members] : members
  const others = all.filter((each) => each.id !== member.id)
  return (
    <select
      className={`input ${styles.assignee}`}
      aria-label={m.office_inbox_assignee()}
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => void choose(value)}
    >
      <option value="">{m.office_inbox_nobody()}</option>
      <option value={member.id}>{m.office_inbox_me({ name: member.name })}</option>
      {others.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  )
}
