import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ExamProperty, MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './styles/result.module.css'

type Subject = MarkedResult['subjects'][number]

/** Each subject as a bar of what was right, wrong and left out, with its marks. */
export function Subjects({ property, subjects }: { property: ExamProperty; subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null
  const locale = getLocale()
  const stems = property.sections.some(({ unit }) => unit === 'stem')
  return (
    <section className={styles.full}>
      <header className="sec">
        <h2>{m.result_subjects()}</h2>
      </header>
      <div className="card pad">
        <ul className={styles.resSubjects}>
          {subjects.map((subject) => (
            <SubjectBar key={subject.key} subject={subject} locale={locale} />
          ))}
        </ul>
        <p className={styles.resLegend} aria-hidden="true">
          <span>
            <i className={styles.resSw} data-is="right" />
            {m.result_correct()}
          </span>
          <span>
            <i className={styles.resSw} data-is="wrong" />
            {m.result_wrong()}
          </span>
          <span>
            <i className={styles.resSw} data-is="blank" />
            {m.result_blank()}
          </span>
        </p>
        {stems && <p className="meta">{m.result_subjects_stems()}</p>}
      </div>
    </section>
  )
}

function SubjectBar({ subject, locale }: { subject: Subject; locale: Locale }) {
  const { right, wrong, blank } = subject
  const all = right + wrong + blank
  const share = (units: number) => `${all === 0 ? 0 : (units / all) * 100}%`
  const counts = {
    right: formatNumber(right, locale),
    wrong: formatNumber(wrong, locale),
    blank: formatNumber(blank, locale),
  }
  return (
    <li>
      <p className={styles.resSubject}>
        <span>
          <Phrase text={subject.subject} />
        </span>
        <span className="nb">
          <b>{formatMarks(subject.marks, locale)}</b>{' '}
          <span className="muted">/ {formatMarks(subject.out_of, locale)}</span>
        </span>
      </p>
      <div className={styles.resBar} aria-hidden="true">
        <i data-is="right" style={{ width: share(right) }} />
        <i data-is="wrong" style={{ width: share(wrong) }} />
      </div>
      <p className={styles.resUnits}>{m.result_subject_bar(counts)}</p>
    </li>
  )
}
