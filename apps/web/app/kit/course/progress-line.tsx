import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'
import type { DashboardFacts } from './dashboard-query.ts'

export type CourseProgress = DashboardFacts['courses'][number]['progress']

/** Of everything the course holds, lectures and exams counting alike. */
export function percentDone({ lectures, exams }: Pick<CourseProgress, 'lectures' | 'exams'>): number {
  const all = lectures.all + exams.all
  return all === 0 ? 0 : Math.floor(((lectures.done + exams.sat) / all) * 100)
}

type ProgressLineProps = {
  title: ReactNode
  progress: CourseProgress
  /** Where the doctor stands among all: it says more than their average. */
  standing?: ReactNode
}

/** How far a course is, drawn and counted. */
export function ProgressLine({ title, progress, standing }: ProgressLineProps) {
  const locale = getLocale()
  const { lectures, exams, average_percent } = progress
  const percent = percentDone(progress)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <div className={styles.prog}>
      <header>
        <b>{title}</b>
        <b>{m.dashboard_percent({ n: number(percent) })}</b>
      </header>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="meta">
        {lectures.all > 0 && (
          <span>{m.dashboard_lectures({ done: number(lectures.done), all: number(lectures.all) })}</span>
        )}
        {exams.all > 0 && <span>{m.dashboard_exams({ sat: number(exams.sat), all: number(exams.all) })}</span>}
        {standing ??
          (average_percent !== null && <span>{m.dashboard_average({ n: number(Math.round(average_percent)) })}</span>)}
      </p>
    </div>
  )
}
