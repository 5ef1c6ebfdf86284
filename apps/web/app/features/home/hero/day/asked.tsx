import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import type { QuestionAnswer, WireAnswer } from '../../../../kit/exam/exam-types.ts'
import { useAlive } from '../../../../kit/loading/use-alive.ts'
import { Phrase } from '../../../../kit/rich-text/phrase.tsx'
import styles from '../../styles/day.module.css'
import { DayBody } from './day-body.tsx'
import { DayTitle } from './day-title.tsx'
import { storeAnswer, storedAnswer } from './stored-answer.ts'

/** The question, folded up to its first lines until the reader wants to answer it. */
export default function Asked({ asked }: { asked: QuestionAnswer }) {
  const { question } = asked
  const [given, setGiven] = useState<WireAnswer>()
  // The server's page is everybody's; what this reader answered before is known where it is read.
  const stored = useAlive() ? storedAnswer(question.id, Date.now()) : undefined
  const answer = given ?? stored
  const [open, setOpen] = useState(false)
  // What was answered on an earlier visit is shown, not announced.
  const [fresh, setFresh] = useState(false)
  const give = (chosen: WireAnswer) => {
    storeAnswer(question.id, chosen, Date.now())
    setGiven(chosen)
    setFresh(true)
  }
  return (
    <>
      <div className={styles.dayHead}>
        <DayTitle />
        <span className={styles.daySubject}>
          <Phrase text={question.subject} />
        </span>
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-expanded={open}
          aria-controls="day-body"
          onClick={() => setOpen(!open)}
        >
          {open ? m.exams_day_fold() : answer === undefined ? m.exams_day_answer() : m.exams_day_see()}
          <Icon of={chevronDownIcon} size="sm" />
        </button>
      </div>
      <p className={styles.dayQ} data-part="day-q" data-folded={!open || undefined}>
        <QuestionText text={question.text} />
      </p>
      <div id="day-body" hidden={!open}>
        {open && <DayBody asked={asked} answer={answer} fresh={fresh} onAnswer={give} />}
      </div>
    </>
  )
}
