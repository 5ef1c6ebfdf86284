import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import scheduleTableStyles from '../../kit/schedule/schedule-table.module.css'
import schedulesStyles from './schedules.module.css'

const positions = (count: number) => Array.from({ length: count }, (_, position) => position)

export function RowsSkeleton() {
  return (
    <div className={`card ${scheduleTableStyles.ttSkeleton}`} role="status">
      <span className="sr">{m.state_loading()}</span>
      {positions(8).map((position) => (
        <div key={position}>
          <Skeleton width="72px" />
          <Skeleton width={position % 2 ? '56%' : '72%'} />
        </div>
      ))}
    </div>
  )
}

export function PageSkeleton() {
  return (
    <div className={`wrap block ${schedulesStyles.timetable}`}>
      <Skeleton width="60%" />
      <Skeleton width="180px" height="36px" />
      <Skeleton height="92px" />
      <RowsSkeleton />
    </div>
  )
}
