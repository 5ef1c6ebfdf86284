import type {
  batchResource,
  courseResource,
  FieldsOf,
  noticeResource,
  RowOf,
  scheduleResource,
} from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Users } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { useMe } from '../../session/me.ts'
import styles from './notice.module.css'
import { type Audience, audienceWords } from './notice-words.ts'
import { useReach } from './use-reach.ts'

type Fields = FieldsOf<typeof noticeResource>

/** Support and members of one branch write to a batch, whoever has courses of their own to these; the server says so again. */
function useKinds(): Audience[] {
  const { member } = useMe()
  if (member.role === 'support' || member.branch_ids !== null) return ['batch', 'schedule']
  return member.course_ids === null ? ['all', 'course', 'batch', 'schedule'] : ['course', 'batch', 'schedule']
}

type Titled = { title: { bn: string; en?: string | undefined } }
const titleOf = ({ title }: Titled): string => pickText(title, getLocale())

/** Whom it is for, and how many that are, before anything is sent. */
export function AudienceFields({ isFixed }: { isFixed: boolean }) {
  const { watch } = useFormContext<Fields>()
  const kinds = useKinds()
  const audience = watch('audience')
  const shown = audience in audienceWords && !kinds.includes(audience) ? [...kinds, audience] : kinds
  return (
    <fieldset className={styles.audience} disabled={isFixed}>
      <legend className="sr">{m.office_notice_audience()}</legend>
      <ChoiceBox
        name="audience"
        label={m.office_notice_audience()}
        choices={shown.map((value) => ({ value, label: audienceWords[value]() }))}
      />
      {audience === 'course' && (
        <PickField<RowOf<typeof courseResource>>
          name="course_id"
          label={m.office_notice_course()}
          path="/api/v3/admin/courses"
          wordsOf={titleOf}
        />
      )}
      {audience === 'batch' && (
        <PickField<RowOf<typeof batchResource>>
          name="batch_id"
          label={m.office_notice_batch()}
          path="/api/v3/admin/batches"
          wordsOf={titleOf}
        />
      )}
      {audience === 'schedule' && (
        <PickField<RowOf<typeof scheduleResource>>
          name="schedule_id"
          label={m.office_notice_schedule()}
          path="/api/v3/admin/schedules"
          wordsOf={titleOf}
        />
      )}
      {!isFixed && <Reach />}
    </fieldset>
  )
}

function Reach() {
  const { isNamed, count, sample, error } = useReach()
  return (
    <>
      <p className={styles.reach} data-is={count ? undefined : 'none'} role="status">
        <Users aria-hidden="true" size={20} />
        {wordsOf(count, isNamed, error)}
      </p>
      {sample.length > 0 && <p className="hint">{m.office_notice_sample({ names: sample.join(', ') })}</p>}
    </>
  )
}

function wordsOf(count: number | undefined, isNamed: boolean, error: Error | null): string {
  if (!isNamed) return m.office_notice_pick_first()
  if (count === undefined) return error ? error.message : m.office_loading()
  if (count === 0) return m.office_notice_reaches_nobody()
  return m.office_notice_reaches({ count: formatNumber(count, getLocale()) })
}
