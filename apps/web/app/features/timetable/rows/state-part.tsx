import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { firmTickIcon, hourglassIcon, missedIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'
import { classIn } from '../../../kit/live-class/class-of-row.ts'
import { ClassState } from './class-state.tsx'
import { rowWays } from './row-ways.ts'
import { percentWatched, stateDetails, stateWords } from './row-words.ts'
import styles from './rows.module.css'

type Look = { chip: string | undefined; icon?: IconShape }

const looks: Record<TimetableRow['state'], Look> = {
  done: { chip: 'chip chip-brand', icon: firmTickIcon },
  to_do: { chip: 'chip chip-line', icon: hourglassIcon },
  missed: { chip: `chip chip-line ${styles.tbMissed}`, icon: missedIcon },
  over: { chip: styles.tbQuiet },
  now: { chip: 'chip chip-brand', icon: hourglassIcon },
  today: { chip: 'chip chip-brand' },
  upcoming: { chip: styles.tbQuiet },
  cancelled: { chip: 'chip chip-bad' },
}

/** How a row stands, and the way on. */
export function StatePart({ courseId, row }: { courseId: number; row: TimetableRow }) {
  const held = classIn(row)
  // An exam in the same row has words of its own, which stay.
  const isClassAlone = row.exam === null
  return (
    <div className={styles.tbState} data-part="tb-state">
      {held ? (
        <>
          {!isClassAlone && <Says row={row} />}
          <ClassState courseId={courseId} row={held}>
            {isClassAlone && <Says row={row} />}
          </ClassState>
        </>
      ) : (
        <Says row={row} />
      )}
      <Ways courseId={courseId} row={row} />
    </div>
  )
}

function Says({ row }: { row: TimetableRow }) {
  const locale = getLocale()
  const { chip, icon } = looks[row.state]
  const details = stateDetails(row, locale)
  const partly = row.state === 'to_do' && row.lecture ? percentWatched(row.lecture) : 0
  return (
    <>
      <p className={styles.tbSays}>
        <span className={chip}>
          {icon && <Icon of={icon} size="sm" />}
          {stateWords(row, locale)}
        </span>
        {details.map((words) => (
          <span key={words} className="meta">
            {words}
          </span>
        ))}
      </p>
      {partly > 0 && (
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${partly}%` }} />
        </div>
      )}
    </>
  )
}

function Ways({ courseId, row }: { courseId: number; row: TimetableRow }) {
  const ways = rowWays(courseId, row)
  if (ways.length === 0) return null
  return (
    <p className={styles.tbWays} data-part="tb-ways">
      {ways.map(({ to, words, look }) => (
        <Link key={to} className={look === 'link' ? 'link' : `btn btn-sm btn-${look}`} to={to}>
          {words}
          <span className="sr">: {row.title}</span>
          {look === 'link' && <Icon of={arrowRightIcon} size="sm" />}
        </Link>
      ))}
    </p>
  )
}
