import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SectionHead } from '@prostuti/ui/section-head'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './enrol-steps.module.css'

/** From looking to learning in four steps. */
export function EnrolSteps() {
  const steps = [
    { title: m.course_step_choose(), text: m.course_step_choose_text() },
    { title: m.course_step_join(), text: m.course_step_join_text() },
    { title: m.course_step_schedule(), text: m.course_step_schedule_text() },
    { title: m.course_step_pay(), text: m.course_step_pay_text() },
  ]
  return (
    <section aria-labelledby="course-steps">
      <SectionHead id="course-steps" title={m.course_steps()} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, position) => (
          <li key={title}>
            <span className={styles.stepN} aria-hidden="true">
              {localizeDigits(position + 1, getLocale())}
            </span>
            <span>
              <b>{title}</b>
              <span className={styles.stepText}>
                <Phrase text={text} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
