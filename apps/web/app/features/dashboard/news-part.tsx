import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More } from '../../kit/course/next-row.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type NewsProps = { facts: DashboardFacts; now: Date }

/** What has happened around the doctor: an answer, a parcel, a subscription that ends. Nothing when there is none. */
export function NewsPart({ facts, now, title }: NewsProps & { title: string }) {
  const { unread, parcels, ending_subscriptions } = facts
  if (unread.complaints + parcels.length + ending_subscriptions.length === 0) return null
  return (
    <MySection title={title}>
      <ul className={`card ${styles.rows}`}>
        {unread.complaints > 0 && (
          <NewsRow
            to={addressOf('/my/complain-box')}
            title={m.dashboard_answer_came()}
            text={m.dashboard_answer_came_text()}
            unread
          />
        )}
        {ending_subscriptions.map(({ offer_id, title, ends_at }) => (
          <NewsRow
            key={`subscription-${offer_id}`}
            to={addressOf('/my/subscription/:id/list', { id: offer_id })}
            title={m.dashboard_subscription_ends({ title })}
            text={m.dashboard_subscription_until({ when: formatWhen(new Date(ends_at), now, getLocale()) })}
            unread
          />
        ))}
        {parcels.map(({ delivery_id, course_id, course }) => (
          <NewsRow
            key={`parcel-${delivery_id}`}
            to={addressOf('/my/courses/:id/lecture-sheet-track/:deliveryId', {
              id: course_id,
              deliveryId: delivery_id,
            })}
            title={m.dashboard_parcel()}
            text={m.dashboard_parcel_text({ course })}
          />
        ))}
      </ul>
    </MySection>
  )
}

export function NoticesPart({ facts: { notices }, now }: NewsProps) {
  return (
    <MySection title={m.my_notices()} link={<More to={addressOf('/my/notices')}>{m.my_notices()}</More>}>
      {notices.length === 0 ? (
        <p className="card pad muted">{m.dashboard_no_notices()}</p>
      ) : (
        <ul className={`card ${styles.rows}`}>
          {notices.map(({ id, title, published_at, is_unread }) => (
            <NewsRow
              key={id}
              to={addressOf('/my/notices/:id', { id })}
              title={<Phrase text={title} />}
              text={formatWhen(new Date(published_at), now, getLocale())}
              unread={is_unread}
            />
          ))}
        </ul>
      )}
    </MySection>
  )
}

type NewsRowProps = { to: string; title: ReactNode; text: string; unread?: boolean }

function NewsRow({ to, title, text, unread = false }: NewsRowProps) {
  return (
    <li>
      <Link to={to} className={unread ? styles.unread : undefined}>
        <i className={styles.mark} aria-hidden="true" />
        <div>
          {title}
          <p className="meta">{text}</p>
        </div>
        <Icon of={chevronRightIcon} />
      </Link>
    </li>
  )
}
