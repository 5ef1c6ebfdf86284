import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { spokesIcon } from '@prostuti/ui/icons/payment'
import { useState } from 'react'
import { useClock } from '../clock/use-clock.ts'
import { purposeOf } from './outcome.ts'
import type { Followed, TimelineStep } from './payment-queries.ts'
import { momentWords } from './payment-words.ts'
import styles from './styles/payment.module.css'
import { askingWords, stepDetail, stepTitle } from './timeline-words.ts'

const states = {
  done: m.payment_step_done,
  now: m.payment_step_now,
  to_do: m.payment_step_todo,
  bad: m.payment_step_bad,
}
const icons = { done: boldTickIcon, now: spokesIcon, bad: boldCloseIcon }

/** How far the payment has come, in the order things happened. */
export function Timeline({ followed }: { followed: Followed }) {
  const now = new Date(followed.server_time)
  // Of a further part, the day of the enrolment is an old story.
  const isPart = purposeOf(followed) === 'part'
  return (
    <ol
      className={styles.tl}
      data-is={followed.payment.state === 'paid' ? 'paid' : undefined}
      aria-label={m.payment_steps()}
    >
      {followed.timeline.map((step) => (
        <li key={step.step} data-is={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{step.state !== 'to_do' && <Icon of={icons[step.state]} />}</i>
          <div>
            <b>{stepTitle(step, followed)}</b>
            <span className="sr">, {states[step.state]()}</span>
            <Detail step={step} followed={followed} />
          </div>
          {step.at !== null && !(isPart && step.step === 'enrolled') && (
            <time dateTime={step.at}>{momentWords(step.at, now)}</time>
          )}
        </li>
      ))}
    </ol>
  )
}

function Detail({ step, followed }: { step: TimelineStep; followed: Followed }) {
  if (step.step === 'confirmed' && step.state === 'now' && followed.payment.gateway !== 'manual') return <Asking />
  const detail = stepDetail(step, followed)
  return detail && <small>{detail}</small>
}

/** Apart, because it alone changes every second. */
function Asking() {
  const [since] = useState(() => Date.now())
  const now = useClock(1000)
  return <small>{askingWords(Math.max(0, Math.round(((now?.getTime() ?? since) - since) / 1000)))}</small>
}
