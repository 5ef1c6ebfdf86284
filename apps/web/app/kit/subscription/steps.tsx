import * as m from '@prostuti/text/messages'
import styles from './subscription.module.css'
import { number } from './words.ts'

const steps = [m.subscription_step_videos, m.subscription_step_duration, m.subscription_step_pay]

/** Where one is on the way to the videos. */
export function Steps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol className={styles.subSteps} aria-label={m.subscription_steps()}>
      {steps.map((words, position) => (
        <li
          key={words()}
          data-is={position < at ? 'done' : undefined}
          aria-current={position === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{number(position + 1)}</i>
          {words()}
        </li>
      ))}
    </ol>
  )
}
