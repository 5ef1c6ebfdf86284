import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { hourglassIcon } from '@prostuti/ui/icons/study'
import { type ReactNode, useContext } from 'react'
import { ClassClock, useClassNow } from '../../../kit/live-class/class-clock.ts'
import { type ClassRow, mayJoin, phaseOf } from '../../../kit/live-class/class-of-row.ts'
import { joinedWords } from '../../../kit/live-class/class-words.ts'
import { JoinPart } from '../../../kit/live-class/join-part.tsx'
import styles from './rows.module.css'

type ClassStateProps = {
  courseId: number
  row: ClassRow
  /** What the row says while its class asks for nothing. */
  children?: ReactNode
}

const dayMs = 86_400_000
/** After so long nobody waits for a recording any more. */
const awaitedMs = 3 * dayMs

/** Where the class of a row stands, with the way in. It turns by the clock when it is near, and stands still when it is not. */
export function ClassState(props: ClassStateProps) {
  const heard = Date.parse(useContext(ClassClock)?.serverTime ?? '')
  const { starts_at, ends_at } = props.row
  const isNear = Date.parse(starts_at) - heard < dayMs && heard - Date.parse(ends_at) < dayMs
  return isNear ? <Turning {...props} /> : <AtMoment {...props} now={new Date(heard)} />
}

const Turning = (props: ClassStateProps) => <AtMoment {...props} now={useClassNow()} />

function AtMoment({ courseId, row, now, children }: ClassStateProps & { now: Date }) {
  const phase = phaseOf(row, now)
  const isForgotten = phase === 'over' && now.getTime() - Date.parse(row.ends_at) > awaitedMs
  if (phase === 'before' || phase === 'recorded' || isForgotten) return children
  return (
    <div className={styles.tbClass} data-part="tb-class" data-is={phase}>
      <p className={styles.tbSays}>
        {phase === 'over' ? (
          <span className="chip chip-line">
            <Icon of={hourglassIcon} size="sm" />
            {m.class_over()}
          </span>
        ) : (
          <span className="chip chip-brand">{phase === 'live' ? m.class_live() : m.class_open()}</span>
        )}
        {row.live_class.joined_at !== null && <span className="meta">{joinedWords(row.live_class.joined_at)}</span>}
      </p>
      {mayJoin(row, now) && (
        <JoinPart courseId={courseId} row={row} look={phase === 'over' ? 'quiet' : 'go'} size="sm" />
      )}
    </div>
  )
}
