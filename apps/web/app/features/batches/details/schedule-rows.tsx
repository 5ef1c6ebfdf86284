import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { BatchSchedule } from '../../../kit/batch/batch-queries.ts'
import { clockRange, seatState, weekdaysWords } from '../../../kit/batch/batch-words.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batch-page.module.css'

/** When and where a schedule meets. */
export function ScheduleWords({ schedule }: { schedule: BatchSchedule }) {
  const locale = getLocale()
  return (
    <span className={styles.pickWords} data-part="pick-words">
      <b>
        <Phrase text={schedule.title} />
      </b>
      <small>
        {weekdaysWords(schedule.weekdays, locale)}
        <span className={`nb ${styles.pickTime}`}>{clockRange(schedule, locale)}</span>
      </small>
      {schedule.branch && (
        <small>
          <Phrase text={schedule.branch.address} />
        </small>
      )}
    </span>
  )
}

export function ScheduleSeats({ schedule }: { schedule: BatchSchedule }) {
  const n = formatNumber(schedule.seats_left, getLocale())
  const state = seatState(schedule)
  return (
    <span className={styles.pickEnd} data-is={state}>
      {state === 'full'
        ? m.batch_seats_full()
        : state === 'few'
          ? m.batch_schedule_few({ n })
          : m.batch_schedule_seats({ n })}
    </span>
  )
}
