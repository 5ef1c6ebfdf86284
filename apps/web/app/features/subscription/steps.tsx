import {
  subscription_step_duration,
  subscription_step_pay,
  subscription_step_videos,
  subscription_steps,
} from '@prostuti/text/messages'
import { number } from './words.ts'

const steps = [subscription_step_videos, subscription_step_duration, subscription_step_pay]

/** Where one is on the way to the videos. */
export function Steps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol className="sub-steps" aria-label={subscription_steps()}>
      {steps.map((words, place) => (
        <li
          key={words()}
          className={place < at ? 'is-done' : undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{number(place + 1)}</i>
          {words()}
        </li>
      ))}
    </ol>
  )
}
