import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import { printerIcon } from '@prostuti/ui/icons/study'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Pager } from '../../kit/page/pager.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import {
  namedInAddress,
  type ScheduleView,
  scheduleAddress,
  sheetAddress,
  viewQuery,
} from '../../kit/schedule/schedule-address.ts'
import {
  rowsPerPage,
  type Schedule,
  type ScheduledBatch,
  scheduleEventsQuery,
} from '../../kit/schedule/schedule-queries.ts'
import styles from './sheet.module.css'
import '@prostuti/ui/styles/filters.css'

type SheetBarProps = {
  batch: ScheduledBatch
  schedules: readonly Schedule[]
  schedule: Schedule
  view: ScheduleView
}

/** What stands above the sheet on the screen and is not printed. */
export function SheetBar({ batch, schedules, schedule, view }: SheetBarProps) {
  const total = useQuery(scheduleEventsQuery(schedule.id, view.page)).data?.total ?? 0
  const named = namedInAddress(schedules, schedule)
  return (
    <div className={styles.sheetBar}>
      <div>
        <Link className="link" to={`${scheduleAddress(batch.id)}${viewQuery({ schedule: named })}`}>
          <Icon of={arrowLeftIcon} />
          {m.schedule_sheet_back()}
        </Link>
        <span className="meta">{m.schedule_sheet_hint()}</span>
        {/* Only a script can print; its place is kept until there is one. */}
        <button
          type="button"
          className="btn btn-go btn-sm"
          data-part="scripted"
          data-does="print"
          onClick={() => print()}
        >
          <Icon of={printerIcon} />
          {m.schedule_print()}
        </button>
      </div>
      {schedules.length > 1 && (
        <nav className="filters" aria-label={m.schedule_choose()}>
          {schedules.map((each) => (
            <Link
              key={each.id}
              aria-current={each.id === schedule.id ? 'true' : undefined}
              to={`${sheetAddress(batch.id)}${viewQuery({ schedule: namedInAddress(schedules, each) })}`}
            >
              <Phrase text={each.title} />
            </Link>
          ))}
        </nav>
      )}
      <Pager
        page={view.page}
        perPage={rowsPerPage}
        total={total}
        pageAddress={(page) => `${sheetAddress(batch.id)}${viewQuery({ schedule: named, page })}`}
      />
    </div>
  )
}
