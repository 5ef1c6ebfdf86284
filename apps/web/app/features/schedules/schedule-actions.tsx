import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { printerIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { CalendarButton } from '../../kit/schedule/calendar-button.tsx'
import { sheetAddress, viewQuery } from '../../kit/schedule/schedule-address.ts'
import type { Schedule, ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'

type ScheduleActionsProps = {
  batch: ScheduledBatch
  schedule: Schedule
  /** As the address names it; undefined for the batch's first. */
  named: number | undefined
}

export function ScheduleActions({ batch, schedule, named }: ScheduleActionsProps) {
  return (
    <>
      <CalendarButton path={schedule.calendar_path} />
      <Link className="btn btn-line btn-sm" to={`${sheetAddress(batch.id)}${viewQuery({ schedule: named })}`}>
        <Icon of={printerIcon} />
        {m.schedule_print()}
      </Link>
      {batch.enrolment_open && (
        <Link className="btn btn-go btn-sm" to={addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id })}>
          {m.schedule_enroll()}
        </Link>
      )}
    </>
  )
}
