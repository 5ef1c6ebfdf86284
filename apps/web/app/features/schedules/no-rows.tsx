import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Only } from '../../kit/schedule/schedule-address.ts'
import type { ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'
import { ScheduleHead } from './schedule-head.tsx'
import styles from './schedules.module.css'

/** Nothing to show: nothing written yet, or nothing of the kind that was asked for. */
export function NoRows({ only, allAddress }: { only: Only; allAddress: string }) {
  return (
    <div className="card">
      {only ? (
        <EmptyState
          title={only === 'lecture' ? m.schedule_none_lectures() : m.schedule_none_exams()}
          action={
            <Link className="btn btn-line" to={allAddress}>
              {m.schedule_see_all()}
            </Link>
          }
        />
      ) : (
        <EmptyState title={m.schedule_none_title()} text={m.schedule_none_text()} />
      )}
    </div>
  )
}

/** A batch whose timetables are still being made. */
export function NoSchedule({ batch }: { batch: ScheduledBatch }) {
  return (
    <div className={`wrap block ${styles.timetable}`}>
      <ScheduleHead batch={batch}>
        <Link
          className="btn btn-line btn-sm"
          to={addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })}
        >
          {m.schedule_to_batch()}
        </Link>
      </ScheduleHead>
      <NoRows only={undefined} allAddress="" />
    </div>
  )
}
