import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'
import { heldWords } from '../../../kit/live-class/class-words.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { kindWords, rowDetails, rowTime } from '../../../kit/schedule/schedule-words.ts'
import styles from './rows.module.css'
import { StatePart } from './state-part.tsx'

type SlotProps = { courseId: number; row: TimetableRow }

/** One row: a card on a phone, a line of a table on a wide screen. */
export function Slot({ courseId, row }: SlotProps) {
  const locale = getLocale()
  const { from, to } = rowTime(row, locale)
  const held = row.live_class && heldWords(row.live_class)
  const details = [row.subject, ...rowDetails(row, locale), held].filter((words) => words !== null)
  return (
    <li className={styles.tbSlot} data-part="tb-slot" data-is={row.state}>
      <p className={styles.tbTime}>
        <time dateTime={row.starts_at}>{from}</time> <span>– {to}</span>
      </p>
      <div className={styles.tbTopic}>
        <h4>{row.is_cancelled ? <s>{<Phrase text={row.title} />}</s> : <Phrase text={row.title} />}</h4>
        {details.length > 0 && (
          <p className="meta dotted">
            {details.map((words) => (
              <span key={words}>
                <Phrase text={words} />
              </span>
            ))}
          </p>
        )}
      </div>
      <p className={styles.tbKind} data-is={row.kind === 'lecture' ? undefined : 'exam'}>
        <Icon of={row.kind === 'lecture' ? lectureIcon : examIcon} size="sm" />
        {kindWords(row.kind, locale)}
      </p>
      <StatePart courseId={courseId} row={row} />
    </li>
  )
}
