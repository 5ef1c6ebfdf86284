import * as m from '@prostuti/text/messages'
import { useToday } from '../clock/use-today.ts'
import { jumpTarget } from './jump-target.ts'
import { ScheduleIcon } from './schedule-icon.tsx'

/** The first row of a day carries this, so that links lead to it. */
export const dayId = (key: string) => `d-${key}`

/** To today, or to the next day that has something. */
export function JumpLink({ days }: { days: readonly string[] }) {
  const today = useToday()
  const target = jumpTarget(days, today)
  if (target === undefined) return null
  return (
    <a className="link" href={`#${dayId(target)}`}>
      <ScheduleIcon name="today" />
      {target === today ? m.schedule_to_today() : m.schedule_to_next()}
    </a>
  )
}
