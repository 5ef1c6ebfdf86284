import type { FieldsOf, noticeResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import styles from './notice.module.css'

type Fields = FieldsOf<typeof noticeResource>

const hourMs = 3_600_000

/** The next full hour: a plan that needs no more than a look. */
const nextHour = (): string => new Date(Math.ceil((Date.now() + 60_000) / hourMs) * hourMs).toISOString()

/** At once, or at a moment to come. */
export function WhenFields() {
  const { watch, setValue } = useFormContext<Fields>()
  const name = useId()
  const publishedAt = watch('published_at')
  const choose = (at: string | null) =>
    setValue('published_at', at, { shouldDirty: true, shouldTouch: true, shouldValidate: false })
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{m.office_notice_when()}</legend>
        <label>
          <input type="radio" name={name} checked={publishedAt === null} onChange={() => choose(null)} />
          {m.office_notice_at_once()}
        </label>
        <label>
          <input type="radio" name={name} checked={publishedAt !== null} onChange={() => choose(nextHour())} />
          {m.office_notice_later()}
        </label>
      </fieldset>
      {publishedAt !== null && <MomentBox name="published_at" label={m.office_notice_at()} />}
    </>
  )
}

/** What the one button will do. */
export function NoticeAction({ isOut }: { isOut: boolean }) {
  const publishedAt = useFormContext<Fields>().watch('published_at')
  if (isOut) return m.office_save()
  return publishedAt !== null && new Date(publishedAt) > new Date() ? m.office_notice_plan() : m.office_notice_publish()
}
