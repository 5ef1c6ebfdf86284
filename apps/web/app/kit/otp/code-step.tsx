import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { CodeField } from '@prostuti/ui/code-field'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { FormFailure } from '../form/form-failure.tsx'
import type { Sending } from '../form/use-send.ts'
import { useCountdown } from '../form/wait/use-countdown.ts'
import { clockText } from '../form/wait/wait-text.ts'
import styles from './code-step.module.css'
import '@prostuti/ui/styles/form.css'

/** When another code may be asked for, and until when this one counts; on this device's clock. */
export type CodeTimes = { resendAt: number; codeExpiresAt: number }

type CodeStepProps = {
  times: CodeTimes
  checking: Sending<string>
  resending: Sending<undefined>
  /** Said above the boxes. */
  children?: ReactNode
  /** Shown with a refusal that is not about the code. */
  wayOut?: ReactNode
}

/** Six boxes, how long the code lives, and when a new one can be had. Five wrong tries end a code before its time. */
export function CodeStep({ times, checking, resending, children, wayOut }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [misses, setMisses] = useState(0)
  const [short, setShort] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const lives = useCountdown(times.codeExpiresAt)
  const wait = useCountdown(times.resendAt)
  const refusal = checking.error instanceof ApiError ? checking.error : undefined
  const wrong = refusal?.code === 'otp_wrong' || refusal?.code === 'otp_ended' ? refusal.message : undefined
  const ended = lives === 0 || refusal?.code === 'otp_ended'

  useEffect(() => {
    if (!checking.error) return
    setCode('')
    setMisses((count) => count + 1)
    box.current?.focus()
  }, [checking.error])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code makes what was said about the old one untrue
  useEffect(() => {
    checking.reset()
    setMisses(0)
    box.current?.focus()
  }, [times.codeExpiresAt])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ended) return
    setShort(code.length < 6)
    if (code.length === 6) checking.send(code)
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      {children}
      {!wrong && <FormFailure of={checking}>{wayOut}</FormFailure>}
      <FormFailure of={resending} />
      <CodeField
        ref={box}
        name="code"
        label={m.my_code_label()}
        hint={lives === 0 ? undefined : m.account_otp_hint()}
        error={
          lives === 0 ? m.account_otp_over() : (wrong ?? (short && code.length < 6 ? m.account_otp_short() : undefined))
        }
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setShort(false)
        }}
        onComplete={(whole) => !ended && checking.send(whole)}
        busy={checking.sending}
        misses={misses}
      />
      {!ended && (
        <p className="meta num" role="timer" aria-live="off">
          {m.my_code_lives({ time: clockText(lives, getLocale()) })}
        </p>
      )}
      <button
        type="submit"
        className={`btn btn-full ${ended ? 'btn-line' : 'btn-go'}`}
        aria-disabled={ended || checking.sending || undefined}
      >
        {checking.sending ? m.my_code_checking() : m.my_code_submit()}
      </button>
      {wait > 0 ? (
        <p className={`meta num ${styles.codeWait}`} role="timer" aria-live="off">
          {m.my_code_resend_in({ time: clockText(wait, getLocale()) })}
        </p>
      ) : (
        <button
          type="button"
          className={`btn btn-full ${ended ? 'btn-go' : 'btn-quiet'}`}
          aria-disabled={resending.sending || undefined}
          onClick={() => resending.send(undefined)}
        >
          {resending.sending ? m.my_sending() : m.my_code_resend()}
        </button>
      )}
    </form>
  )
}
