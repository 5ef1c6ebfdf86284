import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { FormSummary } from '@prostuti/ui/form-summary'
import { type ReactNode, useEffect } from 'react'
import { useCountdown } from './use-countdown.ts'
import { waitText } from './wait-text.ts'

type WaitNoteProps = { until: number; onOver: () => void; children?: ReactNode }

/** Too many tries: how long to wait, counted down. Read out once, when it appears, and not every second. */
export function WaitNote({ until, onOver, children }: WaitNoteProps) {
  const left = useCountdown(until)

  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])

  return (
    <FormSummary tone="note" cause={until} message={m.account_wait()}>
      <p className="num" role="timer" aria-live="off">
        {m.account_wait_left({ wait: waitText(left, getLocale()) })}
      </p>
      {children}
    </FormSummary>
  )
}
