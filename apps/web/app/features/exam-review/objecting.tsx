import * as m from '@prostuti/text/messages'
import { lazy, Suspense, useState } from 'react'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { Objected } from './objected.tsx'
import styles from './styles/objecting.module.css'

/** Fetched by whoever wants to say something: the review itself stays light. */
const ObjectionForm = lazy(() => import('./objection-form.tsx'))

type ObjectingProps = { answer: QuestionAnswer; examKey: string }

/** What the doctor has against a question: the way to say it, or what they said and what was answered. */
export function Objecting({ answer, examKey }: ObjectingProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (answer.objection) return <Objected objection={answer.objection} />
  // Only who sat it can have something against it.
  if (answer.state === null) return null
  return (
    <p className={styles.way}>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsOpen(true)}>
        {m.review_object()}
      </button>
      {isOpen && (
        <Suspense>
          <ObjectionForm answer={answer} examKey={examKey} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
