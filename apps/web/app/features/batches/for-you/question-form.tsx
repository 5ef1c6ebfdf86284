import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, chevronRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { choicesQuery } from '../../../kit/batch/batch-queries.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batch-for-you.module.css'
import { type Answers, answersAddress, type QuestionName } from './answers.ts'
import type { Question } from './questions.ts'

type QuestionFormProps = {
  path: string
  question: Question
  questions: readonly QuestionName[]
  answers: Answers
  /** The course whose batches are being looked through. */
  course: string
}

/** One question; every choice is a button that sends the form, so that it needs one touch and no script. */
export function QuestionForm({ path, question, questions, answers, course }: QuestionFormProps) {
  const locale = getLocale()
  const place = questions.indexOf(question.name)
  const title = useRef<HTMLHeadingElement>(null)
  const asked = useRef(question.name)

  // The button that was clicked is gone: keyboard and screen reader go on at the next question.
  useEffect(() => {
    if (asked.current === question.name) return
    asked.current = question.name
    title.current?.focus()
  }, [question.name])

  return (
    <div className={`card ${styles.quiz}`}>
      <div className={styles.quizProgress}>
        <p>
          {m.batches_match_position({
            n: formatNumber(place + 1, locale),
            total: formatNumber(questions.length, locale),
          })}
        </p>
        <ol aria-hidden="true">
          {questions.map((name) => (
            <li key={name} data-is={name === question.name ? 'now' : answers[name] === undefined ? '' : 'done'} />
          ))}
        </ol>
      </div>
      <h2 ref={title} tabIndex={-1} id="question">
        {question.title}
      </h2>
      {question.why && <p className="muted">{question.why}</p>}
      <Form method="get" action={path} preventScrollReset>
        {questions.map(
          (name) =>
            name !== question.name &&
            answers[name] !== undefined && <input key={name} type="hidden" name={name} value={answers[name]} />,
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the question is a heading */}
        <div
          role="group"
          aria-labelledby="question"
          className={styles.choices}
          data-in-row={question.inRow}
          data-is={question.inRow ? 'dense' : undefined}
        >
          {question.choices.map(({ value, label }) => (
            <button key={value} type="submit" className={styles.choice} name={question.name} value={value}>
              <span>
                <Phrase text={label} />
              </span>
              {!question.inRow && <Icon of={chevronRightIcon} size="sm" />}
            </button>
          ))}
          <button type="submit" className={styles.choice} data-is="any" name={question.name} value="">
            <span>{question.any}</span>
            {!question.inRow && <Icon of={chevronRightIcon} size="sm" />}
          </button>
        </div>
      </Form>
      {question.name === 'target' && <OtherCourses course={course} />}
      <BackLinks path={path} question={question.name} questions={questions} answers={answers} />
    </div>
  )
}

/** Whoever came for another exam need not go home to find it. */
function OtherCourses({ course }: { course: string }) {
  const courses = useQuery(choicesQuery).data?.courses.filter(({ slug }) => slug !== course) ?? []
  if (courses.length === 0) return null
  return (
    <p className={styles.quizOther}>
      {m.batches_match_other()}{' '}
      {courses.map(({ slug, title }) => (
        <Link key={slug} className="link-in" to={addressOf('/:slug/batch-for-you', { slug })}>
          <Phrase text={title} />
        </Link>
      ))}
    </p>
  )
}

function BackLinks({
  path,
  question,
  questions,
  answers,
}: Omit<QuestionFormProps, 'question' | 'course'> & { question: QuestionName }) {
  const before = questions[questions.indexOf(question) - 1]
  if (!before) return null
  return (
    <p className={styles.quizBack}>
      <Link className="link" to={answersAddress(path, { ...answers, [before]: undefined })} replace preventScrollReset>
        <Icon of={arrowLeftIcon} size="sm" />
        {m.batches_match_back()}
      </Link>
      <Link className="link" to={path} preventScrollReset>
        {m.batches_match_again()}
      </Link>
    </p>
  )
}
