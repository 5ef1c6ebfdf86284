import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { type Failure, failureOf } from '../../../kit/form/failure.ts'
import { useCountdown } from '../../../kit/form/wait/use-countdown.ts'
import { clockText, waitText } from '../../../kit/form/wait/wait-text.ts'
import { type Flow, updateFlow } from '../../../kit/otp/flow.ts'
import styles from '../frame/account.module.css'
import { askForCode } from './ask-for-code.ts'

type AnotherCodeProps = {
  flow: Flow
  /** The old code is of no use any more: this is the one thing to do. */
  primary: boolean
  onSent: () => void
  onFailure: (failure: Failure) => void
  onElsewhere: (page: string) => void
}

const clockUpTo = 600

export function AnotherCode({ flow, primary, onSent, onFailure, onElsewhere }: AnotherCodeProps) {
  const [pending, setPending] = useState(false)
  const [sent, setSent] = useState(false)
  const busy = useRef(false)
  const left = useCountdown(flow.resendAt)

  async function ask() {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setSent(false)
    try {
      const next = await askForCode(flow)
      if (next !== 'otp') return onElsewhere(next === 'reset' ? addressOf('/forget') : addressOf(`/${next}`))
      setSent(true)
      onSent()
    } catch (thrown) {
      const refusal = thrown instanceof ApiError ? thrown : new ApiError(0, 'unavailable')
      // The line below counts it down; a panel beside it would say the same twice.
      if (refusal.retryAfterSeconds) updateFlow({ resendAt: Date.now() + refusal.retryAfterSeconds * 1000 })
      else onFailure(failureOf(refusal, [], () => undefined))
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const time = left > clockUpTo ? waitText(left, getLocale()) : clockText(left, getLocale())
  return (
    <div className={styles.otpAgain}>
      <p className="sr" role="status">
        {sent ? m.account_otp_again_done() : ''}
      </p>
      {left > 0 ? (
        <p role="timer" aria-live="off">
          <Stopwatch /> {m.account_otp_wait({ time })}
        </p>
      ) : (
        <button
          type="button"
          className={`btn btn-full ${primary ? 'btn-go' : 'btn-quiet'}`}
          onClick={ask}
          aria-disabled={pending || undefined}
        >
          {pending ? m.account_sending() : m.account_otp_again()}
        </button>
      )}
    </div>
  )
}

function Stopwatch() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      style={{ display: 'inline-block', verticalAlign: '-0.25em' }}
    >
      <path d="M10 2h4m-2 12 3-3" />
      <circle cx="12" cy="14" r="8" />
    </svg>
  )
}
