import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import { completenessOf } from '../../kit/profile/completeness.ts'
import { partNames } from '../../kit/profile/part-names.ts'
import { CompletenessRing } from './completeness-ring.tsx'

/** The one thing to do now: first a whole profile, then a batch, then the course. */
export function NextStep({ doctor }: { doctor: Doctor }) {
  const completeness = completenessOf(doctor)
  const missing = completeness.parts.filter(({ done }) => !done)
  const step = missing.length > 0 ? steps.profile : doctor.has_active_courses_with_payment ? steps.course : steps.batch
  return (
    <section className={styles.live} aria-labelledby="next-step">
      <div className={styles.liveText}>
        <p className="eyebrow">{m.my_next_step()}</p>
        <h2 id="next-step">{step.title()}</h2>
        <p>{step.text()}</p>
        {missing.length > 0 && (
          <p className={styles.liveLeft}>
            {m.my_complete_left()}: <b>{missing.map(({ part }) => partNames[part]()).join(', ')}</b>
          </p>
        )}
      </div>
      <CompletenessRing {...completeness} />
      <Link className="btn btn-go" to={step.to}>
        {step.action()}
        <Icon of={arrowRightIcon} />
      </Link>
    </section>
  )
}

const steps = {
  profile: {
    title: m.my_next_profile_title,
    text: m.my_next_profile_text,
    action: m.my_next_profile_action,
    to: addressOf('/my/account'),
  },
  batch: {
    title: m.my_next_batch_title,
    text: m.my_next_batch_text,
    action: m.my_next_batch_action,
    to: addressOf('/batches'),
  },
  course: {
    title: m.my_next_course_title,
    text: m.my_next_course_text,
    action: m.my_next_course_action,
    to: addressOf('/my/courses'),
  },
}
