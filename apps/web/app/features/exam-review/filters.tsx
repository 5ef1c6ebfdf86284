import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { countShows, type ReviewView } from './review-view.ts'
import { showWords } from './review-words.ts'
import '@prostuti/ui/styles/filters.css'
import '@prostuti/ui/styles/form.css'
import styles from './styles/review.module.css'

type FiltersProps = {
  answers: readonly QuestionAnswer[]
  subjects: readonly string[]
  view: ReviewView
  onChange: (change: Partial<ReviewView>) => void
}

/** Which questions to see: by how they went, with their numbers, and by subject. */
export function Filters({ answers, subjects, view, onChange }: FiltersProps) {
  const locale = getLocale()
  const subjectId = useId()
  const counts = countShows(answers, view)
  return (
    <div className={styles.rvFilters}>
      {counts.length > 1 && (
        <div className={styles.rvShow}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls */}
          <div className="filters" role="group" aria-label={m.review_show()}>
            {counts.map(({ show, count }) => (
              <button key={show} type="button" aria-pressed={show === view.show} onClick={() => onChange({ show })}>
                {showWords(show)} {formatNumber(count, locale)}
              </button>
            ))}
          </div>
        </div>
      )}
      {subjects.length > 1 && (
        <div className={styles.rvSubject}>
          <label className="sr" htmlFor={subjectId}>
            {m.review_subject()}
          </label>
          <div className="select-wrap">
            <select
              id={subjectId}
              className="input"
              value={view.subject ?? ''}
              onChange={(event) => onChange({ subject: event.target.value || undefined })}
            >
              <option value="">{m.review_subject_all()}</option>
              {subjects.map((subject) => (
                <option key={subject} value={subject}>
                  {subject}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
    </div>
  )
}
