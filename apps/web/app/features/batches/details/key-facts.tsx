import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { calendarIcon, examIcon, hourglassIcon, lectureIcon } from '@prostuti/ui/icons/study'
import type { Batch } from '../../../kit/batch/batch-queries.ts'
import { dayWords, modeWords, weekdayOf, weeksBetween } from '../../../kit/batch/batch-words.ts'
import styles from '../styles/batch-page.module.css'

export function KeyFacts({ batch }: { batch: Batch }) {
  const locale = getLocale()
  const count = (n: number) => m.batch_count({ n: formatNumber(n, locale) })
  const facts = [
    [calendarIcon, m.batch_fact_start(), dayWords(batch.starts_on, locale), weekdayOf(batch.starts_on, locale)],
    [
      hourglassIcon,
      m.batch_fact_length(),
      m.batch_weeks({ n: formatNumber(weeksBetween(batch.starts_on, batch.ends_on), locale) }),
      m.batch_until({ date: dayWords(batch.ends_on, locale) }),
    ],
    [lectureIcon, m.batch_fact_lectures(), count(batch.lectures), modeWords(batch.mode)],
    [examIcon, m.batch_fact_exams(), count(batch.exams), m.batch_session({ session: batch.session.title })],
  ] as const
  return (
    <dl className={`card ${styles.keyfacts}`}>
      {facts.map(([icon, label, value, note]) => (
        <div key={label}>
          <dt>
            <Icon of={icon} />
            {label}
          </dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
