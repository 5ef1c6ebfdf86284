import type { ResponseOf } from '@prostuti/contract'
import type { addPasskey, offerPasskey, readSecurity, removePasskey } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { FieldError } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { startRegistration } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useTried } from '../../session/use-tried.ts'
import styles from './security.module.css'

type Passkey = ResponseOf<typeof readSecurity>['passkeys'][number]

const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())

/** Keys that a phone, a computer or a stick holds. */
export function PasskeysCard({ passkeys }: { passkeys: Passkey[] }) {
  const [open, setOpen] = useState<'add' | Passkey>()
  const { isBusy, wrong, tried, forget } = useTried()
  const client = useQueryClient()
  const close = () => {
    forget()
    setOpen(undefined)
  }
  const done = async (text: string) => {
    close()
    showToast({ text })
    await client.invalidateQueries({ queryKey: ['/api/v3/admin/security'] })
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    void tried(async () => {
      const { ticket, options } = await post<typeof offerPasskey>('/api/v3/admin/security/passkeys/offer')
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
      const answer = { ...(await startRegistration({ optionsJSON })) }
      await post<typeof addPasskey>('/api/v3/admin/security/passkeys', { ticket, answer, name })
      await done(m.office_passkey_added())
    })
  }
  const remove = ({ id }: Passkey) =>
    tried(async () => {
      await post<typeof removePasskey>('/api/v3/admin/security/passkeys/:id/remove', undefined, { params: { id } })
      await done(m.office_passkey_removed())
    })
  return (
    <section className={`card ${styles.card}`} aria-labelledby="passkeys">
      <div className={styles.head}>
        <h2 id="passkeys">
          <KeyRound aria-hidden="true" size={20} />
          {m.office_passkeys()}
        </h2>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('add')}>
          {m.office_passkey_add()}
        </button>
      </div>
      <p className="hint">{m.office_passkeys_text()}</p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <small>
                  {m.office_passkey_since({ when: when(passkey.created_at) })}
                  {passkey.last_used_at && ` · ${m.office_last_used({ when: when(passkey.last_used_at) })}`}
                </small>
              </div>
              <button
                type="button"
                className="btn btn-line btn-sm"
                aria-label={m.office_remove_named({ name: passkey.name })}
                onClick={() => setOpen(passkey)}
              >
                {m.office_remove()}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={open === 'add'} onClose={close} title={m.office_passkey_add()}>
        <form className="form" onSubmit={add}>
          <TextField
            name="name"
            required
            maxLength={60}
            autoFocus
            defaultValue={passkeys.length === 0 ? m.office_passkey_first_name() : ''}
            label={m.office_passkey_name()}
            hint={m.office_passkey_name_hint()}
          />
          <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
          <button type="submit" className="btn btn-go btn-full" aria-busy={isBusy} aria-disabled={isBusy}>
            {m.office_go_on()}
          </button>
        </form>
      </Dialog>
      <Dialog
        open={typeof open === 'object'}
        onClose={close}
        title={m.office_passkey_remove_title()}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={close}>
              {m.office_back()}
            </button>
            <button
              type="button"
              className="btn btn-bad"
              aria-disabled={isBusy}
              onClick={() => typeof open === 'object' && void remove(open)}
            >
              {m.office_remove()}
            </button>
          </>
        }
      >
        <p>{m.office_passkey_remove_text({ name: typeof open === 'object' ? open.name : '' })}</p>
        <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      </Dialog>
    </section>
  )
}
