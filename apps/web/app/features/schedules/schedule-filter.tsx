import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JumpLink } from '../../kit/schedule/jump-link.tsx'
import { type Only, type ScheduleView, viewQuery } from '../../kit/schedule/schedule-address.ts'
import styles from './schedules.module.css'
import '@prostuti/ui/styles/filters.css'

const choices: readonly { only: Only; words: () => string }[] = [
  { only: undefined, words: m.schedule_all },
  { only: 'lecture', words: m.schedule_lectures },
  { only: 'exam', words: m.schedule_exams },
]

type ScheduleFilterProps = {
  address: string
  view: ScheduleView
  /** The dates on the page, in their order. */
  days: readonly string[]
  /** Ways on, beside the jump to today. */
  children?: ReactNode
}

/** Lectures, exams or both. Links, so that a choice can be shared and works without scripts. */
export function ScheduleFilter({ address, view, days, children }: ScheduleFilterProps) {
  return (
    <div className={styles.ttFilter}>
      <nav className="filters" aria-label={m.schedule_filter()}>
        {choices.map(({ only, words }) => (
          <Link
            key={only ?? 'all'}
            to={`${address}${viewQuery({ ...view, only })}`}
            aria-current={view.only === only ? 'true' : undefined}
          >
            {words()}
          </Link>
        ))}
      </nav>
      <div className={styles.ttWays}>
        {children}
        <JumpLink days={days} />
      </div>
    </div>
  )
}
