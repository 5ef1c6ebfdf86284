import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { FieldError } from '@prostuti/ui/field'
import { SelectField } from '@prostuti/ui/select-field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { coursesQuery } from '../../../kit/course/course-queries.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { AttachButtons } from '../files/attach-buttons.tsx'
import { AttachmentList } from '../files/attachment-list.tsx'
import { mostFiles } from '../files/attachments.ts'
import styles from '../styles/complaints.module.css'
import { AskedAbout } from './asked-about.tsx'
import { CategoryField } from './category-field.tsx'
import type { RaiseWish } from './raise-wish.ts'
import { useRaise } from './use-raise.ts'
import '@prostuti/ui/styles/form.css'

export function RaiseForm({ wish, doctorId }: { wish: RaiseWish; doctorId: number }) {
  const { value, change, drop, restored, attachments, sending } = useRaise(wish, doctorId)
  const asks = wish.about !== null && wish.topic === null && wish.about.kind !== 'parcel'
  const offline = sending.error instanceof ApiError && sending.error.status === 0
  const set = (name: 'subject' | 'text') => (event: { currentTarget: { value: string } }) => {
    change({ [name]: event.currentTarget.value })
    sending.touch(name)
  }
  return (
    <form className="form card pad narrow" noValidate onSubmit={sending.submit}>
      {offline ? (
        <p className={styles.sayNote} role="alert">
          {m.complaint_offline_restorable()}
        </p>
      ) : (
        <FormFailure of={sending} />
      )}
      {restored ? (
        <p className={styles.sayRestored}>
          {m.complaint_restored()}
          <button
            type="button"
            className="link"
            onClick={() => {
              drop()
              attachments.clear()
            }}
          >
            {m.complaint_clear()}
          </button>
        </p>
      ) : (
        introOf(wish) && <p>{introOf(wish)}</p>
      )}
      {(wish.courseId !== null || wish.about !== null) && <AskedAbout courseId={wish.courseId} about={value.about} />}
      {wish.about === null && wish.topic === null && (
        <CategoryField
          value={value.category}
          error={sending.errors.category}
          onChange={(category) => {
            change({ category })
            sending.touch('category')
          }}
        />
      )}
      {wish.courseId === null && wish.about === null && (
        <CourseField value={value.courseId} onChange={(courseId) => change({ courseId })} />
      )}
      <TextField
        name="subject"
        label={m.complaint_subject()}
        hint={wish.topic === null && m.complaint_subject_hint()}
        error={sending.errors.subject}
        maxLength={120}
        value={value.subject}
        onChange={set('subject')}
      />
      <TextAreaField
        name="text"
        label={asks ? m.complaint_text_question() : m.complaint_text()}
        hint={wish.topic === null && (asks ? m.complaint_text_question_hint() : m.complaint_text_hint())}
        error={sending.errors.text}
        rows={5}
        maxLength={4000}
        value={value.text}
        onChange={set('text')}
      />
      <div className="stack">
        <AttachButtons
          onFiles={(files) => {
            attachments.add(files)
            sending.touch('files')
          }}
          isFull={attachments.list.length >= mostFiles}
        />
        <p className="hint">{m.complaint_attach_hint()}</p>
        <AttachmentList of={attachments} />
        {sending.errors.files && <FieldError>{sending.errors.files}</FieldError>}
      </div>
      <CheckField
        name="wants_sms"
        label={m.complaint_wants_sms()}
        checked={value.wantsSms ?? false}
        onChange={({ currentTarget }) => change({ wantsSms: currentTarget.checked })}
      />
      <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
        {sending.sending ? m.complaint_sending() : m.complaint_send()}
      </button>
    </form>
  )
}

type CourseFieldProps = { value: number | null; onChange: (courseId: number | null) => void }

/** Left out for who has no course. */
function CourseField({ value, onChange }: CourseFieldProps) {
  const { data } = useQuery(coursesQuery)
  const courses = data?.courses.filter(({ state }) => state !== 'lapsed') ?? []
  if (courses.length === 0) return null
  return (
    <SelectField
      name="course"
      label={m.complaint_course()}
      note={m.complaint_optional()}
      placeholder={m.complaint_course_any()}
      options={courses.map(({ id, title }) => ({ value: id, label: title }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  )
}

function introOf({ topic, about }: RaiseWish): string | undefined {
  if (topic === 'next-session') return m.complaint_intro_next_session()
  if (topic === 'substitute') return m.complaint_intro_substitute()
  return about === null ? m.complaint_intro() : undefined
}
