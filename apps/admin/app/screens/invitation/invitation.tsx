import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type { acceptInvitation, openInvitation } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { startRegistration } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { RecoveryCodes } from '../../kit/staff/recovery-codes.tsx'
import { roleWords } from '../../kit/staff/role-words.ts'
import { Door } from '../../session/door.tsx'
import { officeQuery } from '../../session/sign-in-form.tsx'
import { AuthenticatorStep } from './authenticator-step.tsx'

type Opened = ResponseOf<typeof openInvitation>
type Choice = BodyOf<typeof acceptInvitation>['with']

/** Taken out of the address at once: it should stand in no history and on no screen that is shared. */
function takeToken(): string {
  const token = location.hash.slice(1) || sessionStorage.getItem('invitation') || ''
  sessionStorage.setItem('invitation', token)
  history.replaceState(history.state, '', '/invitation')
  return token
}

/** Somebody who was invited chooses how they will sign in. */
export function Component() {
  const [token] = useState(takeToken)
  const opened = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => post<typeof openInvitation>('/api/v3/admin/invitation/open', { token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data: office } = useQuery(officeQuery)
  const isOver = opened.error instanceof ApiError && opened.error.status === 422
  return (
    <Door centre={opened.data?.centre ?? (office && pickText(office.name, getLocale()))}>
      {opened.data ? (
        <Accept token={token} opened={opened.data} />
      ) : opened.error ? (
        <>
          <h1>{isOver ? m.office_invitation_ended() : m.office_crash_title()}</h1>
          <p role="alert">{opened.error.message}</p>
          {isOver ? (
            <Link className="btn btn-line" to="/sign-in">
              {m.office_sign_in()}
            </Link>
          ) : (
            <button type="button" className="btn btn-line" onClick={() => void opened.refetch()}>
              {m.office_try_again()}
            </button>
          )}
        </>
      ) : (
        <p role="status">{m.office_loading()}</p>
      )}
    </Door>
  )
}

function Accept({ token, opened }: { token: string; opened: Opened }) {
  const [factor, setFactor] = useState<'totp'>()
  const [codes, setCodes] = useState<string[]>()
  const [refusal, setRefusal] = useState<{ text: string; fields: Record<string, string[]> }>()
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()

  const enter = async () => {
    client.clear()
    await navigate('/', { replace: true })
  }
  const accept = async (choose: () => Promise<Choice>) => {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const body = { token, with: await choose() }
      const { recovery_codes } = await post<typeof acceptInvitation>('/api/v3/admin/invitation/accept', body)
      sessionStorage.removeItem('invitation')
      if (recovery_codes.length > 0) setCodes(recovery_codes)
      else await enter()
    } catch (error) {
      const isKnown = error instanceof ApiError
      setRefusal({ text: isKnown ? error.message : m.office_passkey_failed(), fields: isKnown ? error.fields : {} })
    } finally {
      setIsBusy(false)
    }
  }
  const makePasskey = () =>
    accept(async () => {
      const { ticket, options } = opened.passkey
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
      const answer = { ...(await startRegistration({ optionsJSON })) }
      return { factor: 'passkey', ticket, answer, name: m.office_passkey_first_name() }
    })

  if (codes)
    return (
      <>
        <h1>{m.office_recovery_title()}</h1>
        <RecoveryCodes codes={codes} onDone={enter} />
      </>
    )
  return (
    <>
      <h1>{opened.kind === 'join' ? m.office_invitation_title({ name: opened.name }) : m.office_factor_title()}</h1>
      <p>{m.office_invitation_as({ role: roleWords(opened.role), email: opened.email })}</p>
      {factor === undefined ? (
        <>
          <p>{m.office_invitation_choose()}</p>
          <button type="button" className="btn btn-go btn-full" disabled={isBusy} onClick={makePasskey}>
            <KeyRound aria-hidden="true" size={20} />
            {m.office_choose_passkey()}
          </button>
          <p className="hint">{m.office_choose_passkey_hint()}</p>
          <button type="button" className="btn btn-line btn-full" onClick={() => setFactor('totp')}>
            <Smartphone aria-hidden="true" size={20} />
            {m.office_choose_totp()}
          </button>
          <p className="hint">{m.office_choose_totp_hint()}</p>
          <div role="alert">{refusal && <FieldError>{refusal.text}</FieldError>}</div>
        </>
      ) : (
        <AuthenticatorStep
          totp={opened.totp}
          isBusy={isBusy}
          refusal={refusal}
          onSubmit={(given) => void accept(() => Promise.resolve({ factor: 'totp', ...given }))}
          onBack={() => setFactor(undefined)}
        />
      )}
    </>
  )
}
