import type { offerAuthenticator, setAuthenticator } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { post } from '../api/call.ts'
import { ScanCode } from '../kit/staff/scan-code.tsx'
import { useTried } from './use-tried.ts'

/** A new authenticator, once a code of it was typed. The old one is good until then. */
export function SetAuthenticator({ onDone }: { onDone: (codes: string[]) => void }) {
  const { isBusy, wrong, tried } = useTried()
  const offer = useQuery({
    queryKey: ['offer-authenticator'],
    queryFn: () => post<typeof offerAuthenticator>('/api/v3/admin/security/authenticator/offer'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    const ticket = offer.data?.ticket ?? ''
    void tried(async () => {
      const body = { ticket, code }
      const { recovery_codes } = await post<typeof setAuthenticator>('/api/v3/admin/security/authenticator', body)
      onDone(recovery_codes)
    })
  }
  if (offer.error)
    return (
      <div role="alert">
        <p>{offer.error.message}</p>
        <button type="button" className="btn btn-line" onClick={() => void offer.refetch()}>
          {m.office_try_again()}
        </button>
      </div>
    )
  if (offer.data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <form className="form" noValidate onSubmit={submit}>
      <ScanCode totp={offer.data} />
      <TextField name="code" inputMode="numeric" autoComplete="one-time-code" required label={m.office_code()} />
      <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      <button type="submit" className="btn btn-go btn-full" aria-busy={isBusy} aria-disabled={isBusy}>
        {m.office_finish()}
      </button>
    </form>
  )
}
