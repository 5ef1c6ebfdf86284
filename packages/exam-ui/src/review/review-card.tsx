import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { QuestionAnswer } from '../types.ts'
import styles from './question.module.css'

type ReviewCardProps = {
  answer: Pick<QuestionAnswer, 'question' | 'position'>
  hidden?: boolean
  /** Behind number and subject. */
  head?: ReactNode
  /** Below words and pictures. */
  children: ReactNode
}

/** The frame of a question that is looked at afterwards: its number, its words, its pictures. */
export function ReviewCard({ answer: { question, position }, hidden, head, children }: ReviewCardProps) {
  const heading = `q-${position}`
  const locale = useExamLocale()
  return (
    <article className={`card ${styles.rvQ}`} data-part="rv-q" aria-labelledby={heading} hidden={hidden}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {m.review_question({ n: localizeDigits(position, locale) }, { locale })}
        </h2>
        <QuestionText text={question.subject} />
        {head}
      </header>
      <p className={styles.rvText}>
        <QuestionText text={question.text} />
      </p>
      {question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={position} />
      ))}
      {children}
    </article>
  )
}

type ExplanationProps = { title: string; text: string; as?: 'h3' | 'b' }

/** Why the key is what it is. `as`: no heading where its question is none. */
export function Explanation({ title, text, as: Title = 'h3' }: ExplanationProps) {
  return (
    <div className={styles.rvWhy} data-part="rv-why">
      <Title>{title}</Title>
      <p>
        <QuestionText text={text} />
      </p>
    </div>
  )
}
