import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ExamProperty, MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type Subject = MarkedResult['subjects'][number]

/** Each subject as a bar of what was right, wrong and left out, with its marks. */
export function Subjects({ property, subjects }: { property: ExamProperty; subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null
  const locale = getLocale()
  const stems = property.sections.some(({ unit }) => unit === 'stem')
  return (
    <section className="full">
      <header className="sec">
        <h2>{m.result_subjects()}</h2>
      </header>
      <div className="card pad">
        <ul className="res-subjects">
          {subjects.map((subject) => (
            <SubjectBar key={subject.key} subject={subject} locale={locale} />
          ))}
        </ul>
        <p className="res-legend" aria-hidden="true">
          <span>
            <i className="res-sw is-right" />
            {m.result_correct()}
          </span>
          <span>
            <i className="res-sw is-wrong" />
            {m.result_wrong()}
          </span>
          <span>
            <i className="res-sw is-blank" />
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
      <p className="res-subject">
        <span>
          <Phrase text={subject.subject} />
        </span>
        <span className="nb">
          <b>{formatMarks(subject.marks, locale)}</b>{' '}
          <span className="muted">/ {formatMarks(subject.out_of, locale)}</span>
        </span>
      </p>
      <div className="res-bar" aria-hidden="true">
        <i className="is-right" style={{ width: share(right) }} />
        <i className="is-wrong" style={{ width: share(wrong) }} />
      </div>
      <p className="res-units">{m.result_subject_bar(counts)}</p>
    </li>
  )
}
