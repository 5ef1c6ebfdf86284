import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { CodeField, codeLength } from '@prostuti/ui/code-field'
import { FormSummary } from '@prostuti/ui/form-summary'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type Failure, failureOf } from '../../../kit/form/failure.ts'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useCountdown } from '../../../kit/form/wait/use-countdown.ts'
import { WaitNote } from '../../../kit/form/wait/wait-note.tsx'
import { clockText } from '../../../kit/form/wait/wait-text.ts'
import { type Flow, updateFlow } from '../../../kit/otp/flow.ts'
import { exchangeCode } from '../api/exchange-code.ts'
import { AnotherCode } from './another-code.tsx'
import { useSmsCode } from './use-sms-code.ts'
import '@prostuti/ui/styles/form.css'

type CodeStepProps = { flow: Flow; onRight: (next: 'register' | 'reset') => void; onElsewhere: (page: string) => void }

/** The code from the SMS: sent by itself with the sixth digit. A miss never takes the focus away. */
export function CodeStep({ flow, onRight, onElsewhere }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [misses, setMisses] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [waitUntil, setWaitUntil] = useState<number>()
  const [pending, setPending] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const busy = useRef(false)
  const left = useCountdown(flow.codeExpiresAt)
  const over = flow.codeExpiresAt !== undefined && left === 0
  const ended = flow.codeEnded || over

  useEffect(() => {
    // A moment later: a change of page first puts the focus at its top.
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  useSmsCode((found) => {
    setCode(found)
    void check(found)
  })

  async function check(typed: string) {
    if (busy.current || waitUntil) return
    if (typed.length < codeLength) return miss(m.account_otp_short())
    busy.current = true
    setPending(true)
    setFailure(undefined)
    setError(undefined)
    try {
      const answer = await exchangeCode({ phone: flow.phone, code: typed })
      updateFlow({ otpToken: answer.otp_token, otpTokenExpiresAt: Date.now() + answer.expires_in_seconds * 1000 })
      onRight(answer.next)
    } catch (thrown) {
      busy.current = false
      setPending(false)
      refuse(thrown instanceof ApiError ? thrown : new ApiError(0, 'unavailable'))
    }
  }

  function refuse(refusal: ApiError) {
    if (refusal.code === 'otp_ended') updateFlow({ codeEnded: true })
    else if (refusal.code === 'otp_wrong') miss(m.account_otp_wrong())
    else if (refusal.code === 'too_many_requests') setWaitUntil(Date.now() + (refusal.retryAfterSeconds ?? 60) * 1000)
    else setFailure(failureOf(refusal, [], () => undefined))
  }

  /** The digits stay to be looked at; the next one typed replaces them. */
  function miss(words: string) {
    setError(words)
    setMisses((count) => count + 1)
    box.current?.select()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ended) void check(code)
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      {failure && <FormSummary message={failure.message} tone={failure.tone} cause={failure} />}
      {waitUntil && <WaitNote until={waitUntil} onOver={() => setWaitUntil(undefined)} />}
      <CodeField
        ref={box}
        name="code"
        label={m.account_otp_label()}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
        onComplete={check}
        busy={pending || ended}
        error={ended ? (over ? m.account_otp_over() : m.account_otp_ended()) : error}
        misses={misses}
        hint={
          !ended && (
            <>
              {flow.codeExpiresAt !== undefined && (
                <span className="num">{m.account_otp_lives({ time: clockText(left, getLocale()) })} </span>
              )}
              {m.account_otp_hint()}
            </>
          )
        }
      />
      {!ended && (
        <SubmitButton pending={pending} idle={code.length < codeLength} pendingText={m.account_checking()}>
          {m.account_otp_send()}
        </SubmitButton>
      )}
      <AnotherCode
        flow={flow}
        primary={ended}
        onSent={() => {
          setCode('')
          setError(undefined)
          setFailure(undefined)
          box.current?.focus()
        }}
        onFailure={setFailure}
        onElsewhere={onElsewhere}
      />
    </form>
  )
}
