import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { printerIcon } from '@prostuti/ui/icons/study'
import { useDeferredValue, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import type { ReviewData } from '../../kit/exam/result/review-query.ts'
import { Filters } from './filters.tsx'
import { JumpList } from './jump-list.tsx'
import { KeptQuestions } from './keeping/kept-questions.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { isShown, type ReviewView, readView, subjectsOf, withView } from './review-view.ts'
import { ReviewedAnswer } from './reviewed-answer.tsx'
import styles from './styles/review.module.css'

const firstScreen = 6

type ReviewProps = { client: ExamClient; data: ReviewData; attempt: number | undefined }

export function Review({ client, data: { exam, answers }, attempt }: ReviewProps) {
  const [search, setSearch] = useSearchParams()
  const subjects = useMemo(() => subjectsOf(answers), [answers])
  const view = useMemo(() => readView(search, subjects), [search, subjects])
  const shown = useMemo(() => answers.filter((answer) => isShown(answer, view)), [answers, view])
  // The clicked button comes first, two hundred questions follow; so do those below the first screen when the page opens.
  const listed = useDeferredValue(shown)
  const isOn = useMemo(() => new Set(listed), [listed])
  const drawn = useDeferredValue(answers, answers.slice(0, firstScreen))
  const change = (to: Partial<ReviewView>) =>
    setSearch(withView(search, { ...view, ...to }), { replace: true, preventScrollReset: true })
  const locale = getLocale()
  // What a doctor practises is objected to in the exam it came from.
  const examKey = exam.kind === 'practice' ? undefined : exam.key
  const kept = examKey === undefined ? exam.question_count - answers.length : 0
  const sat = answers.some(({ state }) => state !== null)
  return (
    <ReviewFrame
      client={client}
      exam={exam}
      ways={
        <p className={styles.rvWays}>
          {sat && (
            <Link className="btn btn-line btn-sm" to={`${client.resultPath}${attempt ? `?attempt=${attempt}` : ''}`}>
              {m.review_to_result()}
            </Link>
          )}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => print()}>
            <Icon of={printerIcon} />
            {m.result_print()}
          </button>
        </p>
      }
    >
      {kept > 0 && (
        <p className="form-summary" data-is="note">
          {m.practice_kept_back({ n: formatNumber(kept, locale) })}
        </p>
      )}
      <Filters answers={answers} subjects={subjects} view={view} onChange={change} />
      <p className="sr" role="status">
        {m.review_shown({ n: formatNumber(shown.length, locale), total: formatNumber(answers.length, locale) })}
      </p>
      <div className={styles.rvCols}>
        <JumpList answers={listed} />
        <div className={styles.rvList}>
          {/* Those that are filtered out stay, hidden: with two hundred questions that is the quickest way to another choice. */}
          <KeptQuestions answers={answers}>
            {drawn.map((answer) => (
              <ReviewedAnswer key={answer.question.id} answer={answer} examKey={examKey} hidden={!isOn.has(answer)} />
            ))}
          </KeptQuestions>
          {shown.length === 0 && (
            <div className="card">
              <EmptyState
                title={m.review_none()}
                text={m.review_none_text()}
                action={
                  <button
                    type="button"
                    className="btn btn-line"
                    onClick={() => change({ show: 'all', subject: undefined })}
                  >
                    {m.review_clear()}
                  </button>
                }
              />
            </div>
          )}
        </div>
      </div>
    </ReviewFrame>
  )
}
