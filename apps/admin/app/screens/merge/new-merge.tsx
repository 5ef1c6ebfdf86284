import type { askMerge, previewMerge } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { get, post } from '../../api/call.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import own from './merge.module.css'
import type { Preview } from './merge-words.ts'
import { PreviewCards } from './preview-cards.tsx'

const path: (typeof askMerge)['path'] = '/api/v3/admin/doctor-merges'

/** Two accounts before anything is done: which stays, which number, what goes over; then the first of two proposes it. */
export function Component() {
  const { query, change } = useQueried()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [kept, gone] = [Number(query.get('kept')), Number(query.get('gone'))]
  const phoneOf = query.get('phone_of') === 'gone' ? 'gone' : 'kept'
  const asked = { kept, gone, phone_of: phoneOf } as const
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...get<typeof previewMerge>(`${path}/preview`, { query: asked }),
    placeholderData: keepPreviousData,
    throwOnError: isNotThere,
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (!data) return <p role="status">{m.office_loading()}</p>
  const propose = async (reason: string) => {
    const { fingerprint } = data
    const { id } = await post<typeof askMerge>(path, { ...asked, reason, fingerprint }).catch((failure: unknown) => {
      // What has changed is shown before it is proposed again.
      void refetch()
      throw failure
    })
    showToast({ text: m.office_merge_proposed() })
    await navigate(`/doctor-merges/${id}`)
  }
  return (
    <>
      <Crumbs steps={[{ to: '/doctors/doubles', text: m.office_doubles() }]} here={m.office_merge_accounts()} />
      <div className={styles.head}>
        <h1>{m.office_merge_accounts()}</h1>
        <div className={styles.acts}>
          <button
            type="button"
            className="btn btn-line"
            onClick={() => change({ kept: String(gone), gone: String(kept) })}
          >
            {m.office_merge_swap()}
          </button>
          <button
            type="button"
            className="btn btn-brand"
            disabled={isPlaceholderData || data.blocks.length > 0}
            onClick={() => setIsAsking(true)}
          >
            {m.office_merge_propose()}
          </button>
        </div>
      </div>
      <PhoneChoice preview={data} chosen={phoneOf} onChange={(side) => change({ phone_of: side })} />
      <PreviewCards preview={data} />
      {isAsking && (
        <WordsDialog
          title={m.office_merge_propose()}
          text={m.office_merge_propose_text()}
          label={m.office_merge_why()}
          atLeast={5}
          atMost={1000}
          act={propose}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

type Side = Preview['phone_of']
type PhoneChoiceProps = { preview: Preview; chosen: Side; onChange: (side: Side) => void }

function PhoneChoice({ preview, chosen, onChange }: PhoneChoiceProps) {
  return (
    <fieldset className={own.numbers}>
      <legend>{m.office_merge_phone_of()}</legend>
      {(['kept', 'gone'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name="phone_of" checked={chosen === side} onChange={() => onChange(side)} />
          {phoneWords(preview[side].phone)}
        </label>
      ))}
    </fieldset>
  )
}
