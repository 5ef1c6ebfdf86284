import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { FormSummary } from '@prostuti/ui/form-summary'
import type { ReactNode } from 'react'
import type { Sending } from './use-send.ts'
import { useCountdown } from './wait/use-countdown.ts'
import { waitText } from './wait/wait-text.ts'

type FormFailureProps = {
  of: Pick<Sending<never, string>, 'error' | 'failure' | 'waitUntil' | 'errors' | 'labels'>
  children?: ReactNode
}

/** First inside a form: why it was not taken, with the way to each box. A wait is counted down, and said once. */
export function FormFailure({ of: { error, failure, waitUntil: until, errors, labels }, children }: FormFailureProps) {
  const left = useCountdown(until)
  if (!failure || (until !== undefined && left === 0)) return null
  const { message, tone } = failure
  // Every box it was about has been written in since.
  if (Object.keys(failure.fields).length > 0 && Object.keys(errors).length === 0) return null
  const problems = Object.entries(labels).flatMap(([name, label]) => {
    const text = errors[name]
    return text === undefined ? [] : [{ name, label, text }]
  })
  return (
    <FormSummary
      message={until === undefined ? message : m.account_wait()}
      problems={problems}
      cause={error}
      tone={tone}
    >
      {until !== undefined && (
        <p className="num" role="timer" aria-live="off">
          {m.account_wait_left({ wait: waitText(left, getLocale()) })}
        </p>
      )}
      {children}
    </FormSummary>
  )
}
