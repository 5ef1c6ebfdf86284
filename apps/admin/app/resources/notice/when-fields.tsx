import type { FieldsOf, noticeResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import styles from './notice.module.css'
import { useReach } from './use-reach.ts'

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

/** What the one button will do, and to how many. */
export function NoticeAction({ isOut }: { isOut: boolean }) {
  const publishedAt = useFormContext<Fields>().watch('published_at')
  const { count } = useReach()
  if (isOut) return m.office_save()
  if (publishedAt !== null && new Date(publishedAt) > new Date()) return m.office_notice_plan()
  return count ? m.office_notice_publish_to({ count: formatNumber(count, getLocale()) }) : m.office_notice_publish()
}
