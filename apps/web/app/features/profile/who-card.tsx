import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { completenessOf } from '../../kit/profile/completeness.ts'
import { partNames } from '../../kit/profile/part-names.ts'
import styles from '../../kit/profile/profile.module.css'

/** The doctor at a glance: who they are here, and what is still missing. */
export function WhoCard({ doctor }: { doctor: Doctor }) {
  const { parts, done, total } = completenessOf(doctor)
  const locale = getLocale()
  const left = parts.filter((part) => !part.done).map(({ part }) => partNames[part]())
  return (
    <section className={`card pad ${styles.who}`} aria-label={m.my_complete_title()}>
      <b>{doctor.name}</b>
      <dl className={`toc ${styles.whoList}`}>
        {doctor.phone && (
          <div>
            <dt>{m.my_field_phone()}</dt>
            <dd>{displayPhone(doctor.phone, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{m.my_field_bmdc()}</dt>
          <dd lang={doctor.bmdc ? 'en' : undefined}>{doctor.bmdc ?? m.my_profile_no_bmdc()}</dd>
        </div>
        <div>
          <dt>{m.my_complete_title()}</dt>
          <dd>{m.my_complete_count({ done: formatNumber(done, locale), total: formatNumber(total, locale) })}</dd>
        </div>
      </dl>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <p className="meta">{left.length === 0 ? m.my_complete_all() : `${m.my_complete_left()}: ${left.join(', ')}`}</p>
    </section>
  )
}
