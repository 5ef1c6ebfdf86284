import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { examIcon, lectureIcon } from '@prostuti/ui/icons/study'
import { Phrase } from '../rich-text/phrase.tsx'
import type { ScheduleEvent } from './schedule-queries.ts'
import styles from './schedule-table.module.css'
import { kindWords, rowDetails, rowTime } from './schedule-words.ts'

type CellProps = { row: ScheduleEvent }

export function TimeCell({ row }: CellProps) {
  const { from, to } = rowTime(row, getLocale())
  return (
    <td className={styles.ttTime}>
      <time dateTime={row.starts_at}>{from}</time> <span className="nb">– {to}</span>
    </td>
  )
}

export function TopicCell({ row }: CellProps) {
  return (
    <td className={styles.ttTopic}>
      <Topic row={row} />
    </td>
  )
}

/** A row that will not happen stays in the timetable and says so, in words and not by the stroke alone. */
export function Topic({ row }: CellProps) {
  const details = [...(row.subject ? [row.subject] : []), ...rowDetails(row, getLocale())]
  const title = <Phrase text={row.title} />
  return (
    <>
      <b>{row.is_cancelled ? <s>{title}</s> : title}</b>
      {row.is_cancelled && <span className="chip chip-bad">{m.schedule_cancelled()}</span>}
      {details.length > 0 && (
        <span className={`${styles.ttDetails} dotted`}>
          {details.map((words) => (
            <span key={words}>
              <Phrase text={words} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}

export function KindCell({ row }: CellProps) {
  return (
    <td className={styles.ttKind}>
      <Kind row={row} />
    </td>
  )
}

export function Kind({ row: { kind } }: CellProps) {
  return (
    <span className={kind === 'lecture' ? styles.ttChip : `${styles.ttChip} ${styles.ttExam}`} data-part="tt-chip">
      <Icon of={kind === 'lecture' ? lectureIcon : examIcon} size="sm" />
      <span>{kindWords(kind, getLocale())}</span>
    </span>
  )
}
