import {
  courseexam_step_answers,
  courseexam_step_done,
  courseexam_step_lost,
  courseexam_step_marks,
  courseexam_step_never,
  courseexam_step_now,
  courseexam_step_open,
  courseexam_step_ranks,
  courseexam_step_sit,
  courseexam_step_to_do,
  courseexam_steps,
} from '@prostuti/text/messages'
import { momentWords } from './exam-head.tsx'
import type { ExamStep } from './steps-of.ts'

const names = {
  open: courseexam_step_open,
  sit: courseexam_step_sit,
  marks: courseexam_step_marks,
  ranks: courseexam_step_ranks,
  answers: courseexam_step_answers,
}
const states = {
  done: courseexam_step_done,
  now: courseexam_step_now,
  to_do: courseexam_step_to_do,
  lost: courseexam_step_lost,
  never: courseexam_step_never,
}

/** The way of an exam as a line with stations. */
export function Steps({ steps, now }: { steps: readonly ExamStep[]; now: number }) {
  if (steps.length === 0) return null
  return (
    <ol className="card pad cx-steps" aria-label={courseexam_steps()}>
      {steps.map(({ name, state, at }) => (
        <li key={name} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
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
