import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { myExamIcon, videoIcon } from '@prostuti/ui/icons/my'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type Course = DashboardFacts['courses'][number]

/** Lectures and exams that were left, course by course. */
export function PendingPart({ courses }: { courses: readonly Course[] }) {
  const waiting = courses.filter(({ pending }) => pending.videos + pending.exams > 0)
  if (waiting.length === 0) return null
  return (
    <MySection title={m.dashboard_pending()}>
      <div className="stack">
        {waiting.map((course) => (
          <div key={course.id} className={styles.todo}>
            {courses.length > 1 && (
              <p className="meta">
                <Phrase text={course.title} />
              </p>
            )}
            <Todo
              to={addressOf('/my/pending-video/:id', { id: course.id })}
              count={course.pending.videos}
              icon={<Icon of={videoIcon} />}
            >
              {m.dashboard_pending_videos()}
            </Todo>
            <Todo
              to={addressOf('/my/pending-exam/:id', { id: course.id })}
              count={course.pending.exams}
              icon={<Icon of={myExamIcon} />}
            >
              {m.dashboard_pending_exams()}
            </Todo>
          </div>
        ))}
      </div>
    </MySection>
  )
}

type TodoProps = { to: string; count: number; icon: ReactNode; children: string }

function Todo({ to, count, icon, children }: TodoProps) {
  if (count === 0) return null
  return (
    <Link className="card" to={to}>
      <b>{formatNumber(count, getLocale())}</b>
      <span>
        {icon}
        {children}
      </span>
    </Link>
  )
}
