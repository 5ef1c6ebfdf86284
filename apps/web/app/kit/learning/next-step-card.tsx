import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { momentUntil } from '../clock/moments.ts'
import styles from '../course/dashboard.module.css'
import { lateOf } from '../course/due-words.ts'
import { hasBegun } from '../course/next-row.tsx'
import { examInfoAddress, lectureAddress } from '../course/timetable-addresses.ts'
import { checkoutAddress } from '../payment/payment-addresses.ts'
import { Phrase } from '../rich-text/phrase.tsx'
import type { NextStep } from './next-step.ts'

type NextStepCardProps = {
  step: NextStep
  now: Date
  /** What comes after it, where that is known. */
  then?: ReactNode
}

type Words = { eyebrow: string; title: string; text: string; to: string; action: string }

/** The one thing to do now, and the way to it. */
export function NextStepCard({ step, now, then }: NextStepCardProps) {
  const { eyebrow, title, text, to, action } = wordsOf(step, now)
  return (
    <section className={styles.live} data-part="next-step" aria-labelledby="next-step">
      <div className={styles.liveText}>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="next-step">
          <Phrase text={title} />
        </h2>
        <p>
          <Phrase text={text} />
        </p>
        {then && <p className={styles.liveLeft}>{then}</p>}
      </div>
      <Link className="btn btn-go" to={to}>
        {action}
        <Icon of={arrowRightIcon} />
      </Link>
    </section>
  )
}

function wordsOf(step: NextStep, now: Date): Words {
  const locale = getLocale()
  switch (step.kind) {
    case 'exam': {
      const { title, ends_at, room } = step.running
      const text = m.readiness_step_ends({ when: momentUntil(ends_at, locale) })
      return { eyebrow: m.dashboard_running(), title, text, to: room, action: m.dashboard_back_to_exam() }
    }
    case 'due': {
      const { course, order, due } = step.due
      const amount = formatMoney(lateOf(order)?.amount ?? due.open_paisa, locale)
      return {
        eyebrow: m.my_next_step(),
        title: m.readiness_step_due(),
        text: m.readiness_step_due_of({ course: course.title, amount }),
        to: checkoutAddress(order),
        action: m.mycourses_pay(),
      }
    }
    case 'class': {
      const { row } = step
      const isExam = row.kind === 'exam'
      return {
        eyebrow: hasBegun(row, now) ? m.dashboard_now() : m.dashboard_next_first(),
        title: row.title,
        text: `${row.course} · ${formatWhen(new Date(row.starts_at), now, locale)}`,
        to: isExam ? examInfoAddress(row.course_id, row) : lectureAddress(row.course_id, row),
        action: isExam ? m.courseexam_info_title() : m.dashboard_to_lecture(),
      }
    }
    case 'cards':
      return {
        eyebrow: m.my_next_step(),
        title: m.readiness_step_cards({ n: formatNumber(step.due, locale) }),
        text: m.readiness_step_cards_text(),
        to: addressOf('/my/notebook'),
        action: m.readiness_step_cards_action(),
      }
    case 'lecture': {
      const { course_id, course, title, last_day, ...row } = step.lecture
      const until = last_day === null ? [] : [m.readiness_step_until({ when: momentUntil(last_day, locale) })]
      return {
        eyebrow: m.readiness_step_lecture(),
        title,
        text: [course, ...until].join(' · '),
        to: lectureAddress(course_id, row),
        action: m.dashboard_to_lecture(),
      }
    }
  }
}
