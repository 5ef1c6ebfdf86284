import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { phoneIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { courseSettingsQuery } from './course-queries.ts'
import styles from './courses.module.css'

/** What the centre adds for this course alone. A page without it is whole. */
export function CourseHelp({ courseId }: { courseId: number }) {
  const settings = useQuery(courseSettingsQuery(courseId)).data?.course_settings
  if (!settings || (settings.enrolment_open && !settings.help_text && !settings.support_phone)) return null
  const { enrolment_open, help_text, support_phone } = settings
  return (
    <aside className={`card ${styles.courseHelp}`} aria-label={m.course_help()}>
      <h3>{m.course_help()}</h3>
      {!enrolment_open && <p>{m.course_enrolment_closed()}</p>}
      {help_text && (
        <p>
          <Phrase text={help_text} />
        </p>
      )}
      {support_phone && (
        <a className="link" href={`tel:${support_phone}`}>
          <Icon of={phoneIcon} />
          {displayPhone(support_phone, getLocale())}
        </a>
      )}
    </aside>
  )
}
