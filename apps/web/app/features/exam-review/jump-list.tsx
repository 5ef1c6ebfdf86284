import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { type MouseEvent, memo, useId, useMemo, useState } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { stateWords } from './review-words.ts'
import styles from './styles/review.module.css'

/** The numbers of what is shown, each leading to its question: open beside the list, or behind a button on a phone. */
export const JumpList = memo(function JumpList({ answers }: { answers: readonly QuestionAnswer[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  // Opening and closing draws none of them again.
  const cells = useMemo(() => {
    const jump = (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      setOpen(false)
      const name = event.currentTarget.hash.slice(1)
      // After the list has closed: it stands above the questions and would take them along.
      requestAnimationFrame(() => goTo(name))
    }
    return answers.map((answer) => (
      <li key={answer.question.id}>
        <NumberLink answer={answer} onJump={jump} />
      </li>
    ))
  }, [answers])
  if (answers.length < 2) return null
  return (
    <nav className={`card ${styles.rvJump}`} aria-label={m.review_numbers()}>
      <button
        type="button"
        className={styles.rvJumpOpen}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {m.review_numbers()}
        <Icon of={chevronDownIcon} />
      </button>
      <b className={styles.rvJumpTitle}>{m.review_numbers()}</b>
      <ol id={id} data-is={open ? 'open' : undefined}>
        {cells}
      </ol>
    </nav>
  )
})

function NumberLink({
  answer,
  onJump,
}: {
  answer: QuestionAnswer
  onJump: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  const { position, state, flagged } = answer
  const n = localizeDigits(position, getLocale())
  const name = state ? m.review_jump({ n, state: stateWords(state) }) : m.review_question({ n })
  return (
    <a
      className={styles.rvCell}
      data-is={`${state ? state : ''}${flagged ? ' flagged' : ''}`}
      href={`#q-${position}`}
      aria-label={flagged ? `${name}, ${m.review_flagged()}` : name}
      onClick={onJump}
    >
      {n}
    </a>
  )
}

function goTo(name: string): void {
  const heading = document.getElementById(name)
  heading?.closest('article')?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
