import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { Batch } from '../../../kit/batch/batch-queries.ts'
import styles from '../styles/batch-page.module.css'
import { ScheduleSeats, ScheduleWords } from './schedule-rows.tsx'

type ChoiceProps = {
  batch: Batch
  chosen: number | undefined
  onChoose: (scheduleId: number) => void
}

/** The schedules of a batch to choose from; the enrol buttons lead to the chosen one. */
export function ScheduleChoice({ batch, chosen, onChoose }: ChoiceProps) {
  const { schedules } = batch
  return (
    <section>
      <SectionHead
        id="schedules"
        title={schedules.length > 1 ? m.batch_schedules() : m.batch_schedule_one()}
        link={
          schedules.length > 0 && (
            <Link className="link" to={addressOf('/batch-details/:batch_id/schedule', { batch_id: batch.id })}>
              {m.batch_schedule_full_view()}
              <Icon of={arrowRightIcon} size="sm" />
            </Link>
          )
        }
      />
      {schedules.length === 0 && <p className="muted">{m.batch_schedule_none()}</p>}
      <fieldset className={styles.picks} data-part="picks" aria-labelledby="schedules">
        {schedules.map((schedule) => {
          const full = schedule.seats_left <= 0
          return (
            <label key={schedule.id} className={styles.pick} data-is={full ? 'off' : undefined} data-part="pick">
              <input
                type="radio"
                name="schedule"
                value={schedule.id}
                checked={chosen === schedule.id}
                disabled={full || !batch.enrolment_open}
                onChange={() => onChoose(schedule.id)}
              />
              <ScheduleWords schedule={schedule} />
              <ScheduleSeats schedule={schedule} />
            </label>
          )
        })}
      </fieldset>
      {schedules.length > 1 && (
        <Link className="link" to={addressOf('/batch-details/:batch_id/master-schedule', { batch_id: batch.id })}>
          {m.batch_master_schedule()}
          <Icon of={arrowRightIcon} size="sm" />
        </Link>
      )}
    </section>
  )
}
