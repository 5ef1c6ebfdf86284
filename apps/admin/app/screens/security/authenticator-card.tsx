import type { renewStaffRecoveryCodes } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { FieldError } from '@prostuti/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { RecoveryCodes } from '../../kit/staff/recovery-codes.tsx'
import { SetAuthenticator } from '../../session/set-authenticator.tsx'
import { useTried } from '../../session/use-tried.ts'
import styles from './security.module.css'

type AuthenticatorCardProps = { hasAuthenticator: boolean; codesLeft: number }

const fewCodes = 3

/** The app on the phone, and the codes for the day on which it is lost. */
export function AuthenticatorCard({ hasAuthenticator, codesLeft }: AuthenticatorCardProps) {
  const [open, setOpen] = useState<'set' | { codes: string[] }>()
  const { isBusy, wrong, tried } = useTried()
  const client = useQueryClient()
  const done = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: ['/api/v3/admin/security'] })
  }
  const renew = () =>
    tried(async () => {
      const { recovery_codes } = await post<typeof renewStaffRecoveryCodes>('/api/v3/admin/security/recovery-codes')
      setOpen({ codes: recovery_codes })
    })
  const count = formatNumber(codesLeft, getLocale())
  return (
    <section className={`card ${styles.card}`} aria-labelledby="authenticator">
      <div className={styles.head}>
        <h2 id="authenticator">
          <Smartphone aria-hidden="true" size={20} />
          {m.office_authenticator()}
        </h2>
        <span className={hasAuthenticator ? 'chip chip-ok' : 'chip chip-line'}>
          {hasAuthenticator ? m.office_in_use() : m.office_not_set()}
        </span>
      </div>
      <p className="hint">{m.office_authenticator_text()}</p>
      {hasAuthenticator && (
        <p>
          {m.office_codes_left({ count })}{' '}
          {codesLeft <= fewCodes && <span className="chip chip-bad">{m.office_codes_few()}</span>}
        </p>
      )}
      {wrong && (
        <div role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      <div className={styles.acts}>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('set')}>
          {hasAuthenticator ? m.office_authenticator_renew() : m.office_authenticator_set()}
        </button>
        {hasAuthenticator && (
          <button type="button" className="btn btn-line btn-sm" aria-disabled={isBusy} onClick={renew}>
            {m.office_codes_renew()}
          </button>
        )}
      </div>
      <Dialog open={open === 'set'} onClose={() => setOpen(undefined)} title={m.office_authenticator_set()}>
        <SetAuthenticator onDone={(codes) => setOpen({ codes })} />
      </Dialog>
      <Dialog open={typeof open === 'object'} onClose={() => {}} dismissible={false} title={m.office_recovery_title()}>
        {typeof open === 'object' && <RecoveryCodes codes={open.codes} onDone={done} />}
      </Dialog>
    </section>
  )
}
