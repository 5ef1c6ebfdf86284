import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { clockRange, weekdaysWords } from '../../kit/batch/batch-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { namedInAddress, type Only, scheduleAddress, viewQuery } from '../../kit/schedule/schedule-address.ts'
import type { Schedule, ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'
import styles from './schedules.module.css'

type ScheduleTabsProps = { batch: ScheduledBatch; schedules: readonly Schedule[]; chosen: number; only: Only }

/** The batch's timetables, each at its own address. A batch with one alone says when that is. */
export function ScheduleTabs({ batch, schedules, chosen, only }: ScheduleTabsProps) {
  return (
    <nav className={styles.ttTabs} aria-label={m.schedule_choose()}>
      {schedules.map((schedule) => (
        <Link
          key={schedule.id}
          className={`card ${styles.ttTab}`}
          aria-current={schedule.id === chosen ? 'true' : undefined}
          to={`${scheduleAddress(batch.id)}${viewQuery({ schedule: namedInAddress(schedules, schedule), only })}`}
        >
          <UsualTimes schedule={schedule} />
        </Link>
      ))}
    </nav>
  )
}

export function UsualTimes({ schedule }: { schedule: Schedule }) {
  const locale = getLocale()
  return (
    <>
      <b>
        <Phrase text={schedule.title} />
      </b>
      <span className="dotted">
        <span>{weekdaysWords(schedule.weekdays, locale)}</span>
        <span>{clockRange(schedule, locale)}</span>
      </span>
      <span>{schedule.branch ? <Phrase text={schedule.branch.name} /> : m.schedule_online()}</span>
    </>
  )
}
