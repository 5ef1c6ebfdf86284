import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../rich-text/phrase.tsx'
import type { ExamCard, ExamProperty } from '../exam-types.ts'
import { formatDuration, formatMarks, kindWords } from '../exam-words.ts'
import styles from './before.module.css'
import { rulesOf } from './rules-of.ts'
import { SectionsTable } from './sections-table.tsx'

type ExamRulesProps = {
  exam: ExamCard
  property: ExamProperty
  now: number
  /** Where no heading above says it already. */
  title?: string
}

/** The exam in figures, its rules in sentences, and what each part of it counts. */
export function ExamRules({ exam, property, now, title }: ExamRulesProps) {
  const locale = getLocale()
  const facts = [
    { name: m.room_questions(), value: formatNumber(exam.question_count, locale) },
    { name: m.room_full_marks(), value: formatMarks(exam.total_marks, locale) },
    { name: m.room_time(), value: formatDuration(exam.duration_minutes, locale) },
    ...(property.pass_marks === null
      ? []
      : [{ name: m.room_pass_marks(), value: formatMarks(property.pass_marks, locale) }]),
  ]
  return (
    <>
      <dl className={`card ${styles.beforeFacts}`} data-count={facts.length}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.beforeRules}>
        {title && <h2>{title}</h2>}
        {property.rules !== kindWords(exam.kind, locale) && (
          <p className="meta">
            <Phrase text={property.rules} />
          </p>
        )}
        <ul>
          {rulesOf(exam, property, now, locale).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <SectionsTable sections={property.sections} />
    </>
  )
}
