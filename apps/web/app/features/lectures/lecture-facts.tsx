import { formatDate, formatTimeRange } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { Lecture } from './lecture-queries.ts'
import styles from './lectures.module.css'

/** Who, what and when. */
export function LectureFacts({ lecture }: { lecture: Lecture }) {
  const locale = getLocale()
  const [from, to] = [new Date(lecture.starts_at), new Date(lecture.ends_at)]
  const people = [lecture.teacher, lecture.subject].filter((text) => text !== null)
  return (
    <div className={styles.lectureFacts}>
      {people.length > 0 && (
        <p>
          {people.map((text) => (
            <span key={text}>
              <Phrase text={text} />
            </span>
          ))}
        </p>
      )}
      <p className="meta">
        <span>{formatDate(from, locale, 'full')}</span>
        <span>{formatTimeRange(from, to, locale)}</span>
        {lecture.state === 'ready' && lecture.last_day && (
          <span>{m.lecture_last_day({ date: formatDate(new Date(lecture.last_day), locale) })}</span>
        )}
      </p>
    </div>
  )
}
