import type { raiseComplaint } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { request } from '../../../api/request.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { FieldsError } from '../../../kit/form/failure.ts'
import { newKey } from '../../../kit/form/new-key.ts'
import { useDraft } from '../../../kit/form/use-draft.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { type Category, forgetLists } from '../complaint-queries.ts'
import { lectureMoment } from '../complaint-words.ts'
import { holdUp } from '../files/attachments.ts'
import { useAttachments } from '../files/use-attachments.ts'
import type { RaiseDraft, RaiseDrafts, RaiseWish } from './raise-wish.ts'

/** The form's values as a draft, its files, and the sending. */
export function useRaise(wish: RaiseWish, doctorId: number) {
  const { draftName } = wish
  const drafts = useDraft<RaiseDrafts>('complaint', doctorId, () => ({}))
  const begun = drafts.value[draftName]
  const fresh = useRef<RaiseDraft>(undefined)
  fresh.current ??= beginning(wish)
  const value = begun ?? fresh.current
  // Files finish later than they are chosen: what they change is the draft as it is then.
  const latest = useRef(value)
  const all = useRef(drafts.value)
  useEffect(() => {
    latest.current = value
    all.current = drafts.value
  })
  const change = (part: Partial<RaiseDraft>) => {
    latest.current = { ...latest.current, ...part }
    drafts.change({ ...all.current, [draftName]: latest.current })
  }
  const drop = () => {
    fresh.current = beginning(wish)
    const { [draftName]: _, ...others } = all.current
    if (Object.keys(others).length === 0) drafts.settle({})
    else drafts.change(others)
  }
  const attachments = useAttachments(value.files, (files) => change({ files }))
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useForm<typeof raiseComplaint, 'files'>({
    labels: {
      category: m.complaint_category(),
      subject: m.complaint_subject(),
      text: m.complaint_text(),
      files: m.complaint_files(),
    },
    check: () => {
      const { category, subject, text } = latest.current
      const held = holdUp(attachments.list)
      return {
        category: category === '' ? m.complaint_category_choose() : undefined,
        subject: subject.trim().length < 3 ? m.complaint_subject_short() : undefined,
        text: text.trim() === '' ? m.complaint_text_empty() : undefined,
        files: held && (held === 'failed' ? m.complaint_file_settle() : m.complaint_file_wait()),
      }
    },
    act: () => {
      const { category, subject, text, files, courseId, about, clientKey, wantsSms = false } = latest.current
      return request<typeof raiseComplaint>('POST', '/api/v3/web/doctor/complaints', {
        body: {
          // Not empty any more: the check has seen to that.
          category: category as Category,
          ...{ subject, text, client_key: clientKey, course_id: courseId, about },
          file_ids: files.map(({ id }) => id),
          wants_sms: wantsSms,
        },
      }).catch((refusal: unknown) => {
        // A draft may be older than a day, and its files gone.
        if (refusal instanceof ApiError && refusal.code === 'not_found' && files.length > 0)
          throw new FieldsError<'files'>({ files: m.complaint_file_lost() })
        throw refusal
      })
    },
    onDone: async ({ complaint_id }) => {
      drop()
      forgetLists(client)
      await navigate(addressOf('/my/complain-box/:complainId', { complainId: complaint_id }), { replace: true })
    },
  })
  return { value, change, drop, restored: begun !== undefined && drafts.restored, attachments, sending }
}

const beginning = ({ about, courseId, topic }: RaiseWish): RaiseDraft => ({
  category: categoryOf(about, topic),
  courseId,
  subject: beginningSubject(about, topic),
  text: '',
  files: [],
  about,
  clientKey: newKey(),
})

function categoryOf(about: RaiseWish['about'], topic: RaiseWish['topic']): Category | '' {
  if (topic !== null) return 'other'
  if (about === null) return ''
  return about.kind === 'parcel' || about.kind === 'sheet' ? 'sheet' : 'lecture'
}

function beginningSubject(about: RaiseWish['about'], topic: RaiseWish['topic']): string {
  if (topic === 'next-session') return m.complaint_subject_next_session()
  if (topic === 'substitute') return m.complaint_subject_substitute()
  if (about === null || about.kind === 'event') return ''
  if (about.kind === 'parcel') return m.complaint_subject_parcel()
  if (about.kind === 'sheet') return ''
  return about.at_seconds == null ? '' : m.complaint_subject_asked({ time: lectureMoment(about.at_seconds) })
}
