import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { todayIcon } from '@prostuti/ui/icons/study'
import { useToday } from '../clock/use-today.ts'
import { jumpTarget } from './jump-target.ts'

/** The first row of a day carries this, so that links lead to it. */
export const dayId = (key: string) => `d-${key}`

/** To today, or to the next day that has something. */
export function JumpLink({ days }: { days: readonly string[] }) {
  const today = useToday()
  const target = jumpTarget(days, today)
  // Always there, so that the page's first script can show it, too (`wake/mark-today.ts`).
  return (
    <a className="link" data-part="jump" hidden={target === undefined} href={target && `#${dayId(target)}`}>
      <Icon of={todayIcon} />
      <span hidden={target !== today}>{m.schedule_to_today()}</span>
      <span hidden={target === today}>{m.schedule_to_next()}</span>
    </a>
  )
}
