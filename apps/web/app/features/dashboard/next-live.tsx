import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { hasBegun, waitWords } from '../../kit/course/next-row.tsx'
import { examInfoAddress, lectureAddress } from '../../kit/course/timetable-addresses.ts'
import { CardsBeside } from '../../kit/learning/cards-beside.tsx'
import { classIn, mayJoin } from '../../kit/live-class/class-of-row.ts'
import { heldWords } from '../../kit/live-class/class-words.ts'
import { JoinPart } from '../../kit/live-class/join-part.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type NextLiveProps = {
  row: DashboardFacts['next'][number]
  /** How many of the notebook wait beside it. */
  cards: number | null
  now: Date
}

/** The very next thing of all courses: the first thing a doctor wants to know. */
export function NextLive({ row, cards, now }: NextLiveProps) {
  const isExam = row.kind === 'exam'
  const begun = hasBegun(row, now)
  const held = classIn(row)
  return (
    <section className={styles.live} aria-labelledby="next-step">
      <div className={styles.liveText}>
        <p className="eyebrow">{begun ? m.dashboard_now() : m.dashboard_next_first()}</p>
        <h2 id="next-step">
          <Phrase text={row.title} />
        </h2>
        <p className="dotted">
          <span>
            <Phrase text={row.course} />
          </span>
          {row.teacher && <span>{row.teacher}</span>}
          {held && <span>{heldWords(held.live_class)}</span>}
        </p>
        {cards !== null && cards > 0 && (
          <p className={styles.liveLeft}>
            <CardsBeside count={cards} />
          </p>
        )}
      </div>
      <p className={styles.liveWhen}>
        {!begun && <b>{waitWords(row, now)}</b>}
        <span>{formatWhen(new Date(row.starts_at), now, getLocale())}</span>
      </p>
      {held && mayJoin(held, now) ? (
        <JoinPart courseId={row.course_id} row={held} look="go" />
      ) : (
        <Link
          className="btn btn-go"
          to={isExam ? examInfoAddress(row.course_id, row) : lectureAddress(row.course_id, row)}
        >
          {isExam ? m.courseexam_info_title() : m.dashboard_to_lecture()}
          <Icon of={arrowRightIcon} />
        </Link>
      )}
    </section>
  )
}
