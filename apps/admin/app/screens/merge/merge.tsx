import type { ResponseOf } from '@prostuti/contract'
import type { endMerge, readMerge, signMerge } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { DoctorSide, DoctorSides } from '../../kit/doctor/doctor-sides.tsx'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { useNews } from '../../kit/live/staff-live.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { Person } from '../../kit/staff/person.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { PreviewCards } from './preview-cards.tsx'

type Merge = ResponseOf<typeof readMerge>

const path: (typeof readMerge)['path'] = '/api/v3/admin/doctor-merges/:id'

/** A proposal to make one account of two, as the second person sees it before they sign. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readMerge>(path, { params: { id } }),
    throwOnError: isNotThere,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.includes('/doctor-merges'))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (!data) return <p role="status">{m.office_loading()}</p>
  const { merge, preview, is_changed } = data
  const asked = m.office_merge_proposed_by({ when: formatWhen(new Date(merge.asked_at), new Date(), getLocale()) })
  return (
    <>
      <Crumbs steps={[{ to: '/doctors/doubles', text: m.office_doubles() }]} here={m.office_merge_accounts()} />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{m.office_merge_accounts()}</h1>
          {merge.state === 'done' && <span className="chip chip-ok">{m.office_merge_state_done()}</span>}
          {merge.state === 'ended' && <span className="chip">{m.office_merge_state_ended()}</span>}
        </div>
        {preview && <Deeds data={data} renew={refetch} />}
      </div>
      <section className={`card ${styles.card}`}>
        <div className={styles.body}>
          <Person name={merge.asked_by.name} words={asked} />
          <p>{merge.reason}</p>
          <p>
            {m.office_merge_phone_of()}: <b>{phoneWords(merge[merge.phone_of].phone)}</b>
          </p>
          {preview && merge.is_own && <p className="hint">{m.office_merge_own()}</p>}
          {is_changed && (
            <p role="alert" className="err">
              {m.office_merge_changed()}
            </p>
          )}
        </div>
      </section>
      {preview ? (
        <PreviewCards preview={preview} />
      ) : (
        <DoctorSides>
          <DoctorSide doctor={merge.kept} />
          <DoctorSide doctor={merge.gone} />
        </DoctorSides>
      )}
    </>
  )
}

function Deeds({ data: { merge, preview, is_changed }, renew }: { data: Merge; renew: () => unknown }) {
  const [open, setOpen] = useState<'sign' | 'end'>()
  const navigate = useNavigate()
  const params = { id: merge.id }
  const close = () => setOpen(undefined)
  const sign = async () => {
    const { doctor_id } = await post<typeof signMerge>(`${path}/sign`, undefined, { params })
    showToast({ text: m.office_merge_done() })
    await navigate(`/doctors/${doctor_id}`)
  }
  const end = async (words: string) => {
    await post<typeof endMerge>(`${path}/end`, { words }, { params })
    showToast({ text: m.office_merge_ended() })
    await renew()
  }
  const endTitle = merge.is_own ? m.office_merge_take_back() : m.office_merge_decline()
  return (
    <div className={styles.acts}>
      <button type="button" className="btn btn-line" onClick={() => setOpen('end')}>
        {endTitle}
      </button>
      {!merge.is_own && (
        <button
          type="button"
          className="btn btn-brand"
          disabled={is_changed || preview?.blocks.length !== 0}
          onClick={() => setOpen('sign')}
        >
          {m.office_merge_sign()}
        </button>
      )}
      {open === 'sign' && (
        <ActDialog title={m.office_merge_sign()} isGrave act={sign} onClose={close}>
          <p>{m.office_merge_sign_text({ gone: merge.gone.name, kept: merge.kept.name })}</p>
        </ActDialog>
      )}
      {open === 'end' && (
        <WordsDialog title={endTitle} label={m.office_merge_words()} atLeast={1} act={end} onClose={close} />
      )}
    </div>
  )
}
