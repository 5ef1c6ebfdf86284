import type { stepUpChallenge, stepUpPasskey, stepUpTotp } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { FieldError } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { startAuthentication } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { post } from '../api/call.ts'
import { listenToRefusals } from '../api/office-session.ts'
import { DemoCode } from './demo-staff.tsx'
import { meQuery, useMe } from './me.ts'
import { officeQuery } from './sign-in-form.tsx'

/**
 * Asks for the second factor when a call wants it anew, and lets that call be made again. What was being typed stays where it is.
 */
export function StepUp() {
  const [settle, setSettle] = useState<(isShown: boolean) => void>()
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const { member } = useMe()
  const isOpen = settle !== undefined
  const { data: office } = useQuery({ ...officeQuery, enabled: isOpen })

  useEffect(() => {
    return listenToRefusals({
      proof: () =>
        new Promise<boolean>((resolve) => {
          setWrong(undefined)
          setSettle(() => resolve)
        }),
    })
  }, [])

  const end = (isShown: boolean) => {
    settle?.(isShown)
    setSettle(undefined)
  }
  const show = async (prove: () => Promise<unknown>) => {
    setIsBusy(true)
    setWrong(undefined)
    try {
      await prove()
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      end(true)
    } catch (error) {
      setWrong(error instanceof ApiError ? error.message : m.office_passkey_failed())
    } finally {
      setIsBusy(false)
    }
  }
  const sendCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    void show(() => post<typeof stepUpTotp>('/api/v3/admin/step-up/totp', { code }))
  }
  const showPasskey = () =>
    show(async () => {
      const { ticket, options } = await post<typeof stepUpChallenge>('/api/v3/admin/step-up/passkey/challenge')
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const answer = { ...(await startAuthentication({ optionsJSON })) }
      await post<typeof stepUpPasskey>('/api/v3/admin/step-up/passkey', { ticket, answer })
    })

  return (
    <Dialog open={isOpen} onClose={() => end(false)} title={m.office_step_up_title()}>
      <p>{m.office_step_up_text()}</p>
      <form className="form" onSubmit={sendCode}>
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          label={m.office_code()}
        />
        <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
        <button type="submit" className="btn btn-go btn-full" aria-busy={isBusy} aria-disabled={isBusy}>
          {m.office_go_on()}
        </button>
        <button type="button" className="btn btn-line btn-full" disabled={isBusy} onClick={showPasskey}>
          <KeyRound aria-hidden="true" size={20} />
          {m.office_use_passkey()}
        </button>
      </form>
      <DemoCode isDemo={office?.demo ?? false} email={member.email} />
    </Dialog>
  )
}
