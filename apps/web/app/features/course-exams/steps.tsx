import * as m from '@prostuti/text/messages'
import styles from './course-exams.module.css'
import { momentWords } from './exam-head.tsx'
import type { ExamStep } from './steps-of.ts'

const names = {
  open: m.courseexam_step_open,
  sit: m.courseexam_step_sit,
  marks: m.courseexam_step_marks,
  ranks: m.courseexam_step_ranks,
  answers: m.courseexam_step_answers,
}
const states = {
  done: m.courseexam_step_done,
  now: m.courseexam_step_now,
  to_do: m.courseexam_step_to_do,
  lost: m.courseexam_step_lost,
  never: m.courseexam_step_never,
}

/** The way of an exam as a line with stations. */
export function Steps({ steps, now }: { steps: readonly ExamStep[]; now: number }) {
  if (steps.length === 0) return null
  return (
    <ol className={`card pad ${styles.cxSteps}`} aria-label={m.courseexam_steps()}>
      {steps.map(({ name, state, at }) => (
        <li key={name} data-is={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{names[name]()}</b>
          <span>
            {states[state]()}
            {at && ` · ${momentWords(at, now)}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
