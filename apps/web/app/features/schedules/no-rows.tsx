import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { ErrorState } from '@prostuti/ui/error-state'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
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

export function RowsFailed({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const offline = error instanceof ApiError && error.code === 'offline'
  return (
    <div className="card">
      <ErrorState
        title={offline ? m.state_offline_title() : m.schedule_error()}
        text={offline ? m.state_offline_text() : undefined}
        retrying={retrying}
        onRetry={() => onRetry()}
      />
    </div>
  )
}
