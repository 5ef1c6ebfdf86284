import { localizeDigits } from '@prostuti/text/digits'
import {
  course_step_choose,
  course_step_choose_text,
  course_step_join,
  course_step_join_text,
  course_step_pay,
  course_step_pay_text,
  course_step_schedule,
  course_step_schedule_text,
  course_steps,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SectionHead } from '@prostuti/ui/section-head'
import { Phrase } from '../../page/phrase.tsx'
import './enrol-steps.css'

/** From looking to learning in four steps. */
export function EnrolSteps() {
  const steps = [
    { title: course_step_choose(), text: course_step_choose_text() },
    { title: course_step_join(), text: course_step_join_text() },
    { title: course_step_schedule(), text: course_step_schedule_text() },
    { title: course_step_pay(), text: course_step_pay_text() },
  ]
  return (
    <section aria-labelledby="course-steps">
      <SectionHead id="course-steps" title={course_steps()} />
      <ol className="steps">
        {steps.map(({ title, text }, place) => (
          <li key={title}>
            <span className="step-n" aria-hidden="true">
              {localizeDigits(place + 1, getLocale())}
            </span>
            <span>
              <b>{title}</b>
              <span className="step-text">
                <Phrase text={text} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
