import type { endStaffSessions, inviteStaffAgain, suspendStaff } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { FieldError } from '@prostuti/ui/field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useTried } from '../../session/use-tried.ts'
import { type Invitation, LinkDialog } from './link-dialog.tsx'
import { factorWords, type Member, seenWords } from './member-words.ts'
import styles from './staff.module.css'

const path = '/api/v3/admin/staff'

const whenOf = (at: string) => formatWhen(new Date(at), new Date(), getLocale())

type MemberActionsProps = { member: Member; isOwn: boolean }

/** How a member comes in, and everything that keeps them out. */
export function MemberActions({ member, isOwn }: MemberActionsProps) {
  const { id, name, is_active } = member
  const client = useQueryClient()
  const [asking, setAsking] = useState<'suspend' | 'reset'>()
  const [made, setMade] = useState<Invitation>()
  const { isBusy, wrong, wrongIn, tried, forget } = useTried()
  const params = { params: { id } }
  const hasJoined = member.state !== 'invited'
  const close = () => {
    forget()
    setAsking(undefined)
  }
  const after = async (text?: string) => {
    close()
    if (text) showToast({ text })
    await client.invalidateQueries({ queryKey: [path] })
  }
  const inviteAgain = () =>
    tried(async () => {
      const { link, expires_at } = await post<typeof inviteStaffAgain>(`${path}/:id/invitation`, undefined, params)
      if (link !== null) setMade({ link, expires_at })
      await after(link === null ? m.office_reset_waits({ when: whenOf(expires_at) }) : undefined)
    })
  const endSessions = () =>
    tried(async () => {
      const { ended } = await post<typeof endStaffSessions>(`${path}/:id/sessions/end`, undefined, params)
      await after(m.office_sessions_ended({ count: formatNumber(ended, getLocale()) }))
    })
  const suspend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    void tried(async () => {
      await post<typeof suspendStaff>(`${path}/:id/suspension`, { suspended: is_active, reason }, params)
      await after(is_active ? m.office_was_suspended({ name }) : m.office_was_let_in({ name }))
    })
  }
  return (
    <aside className={styles.side}>
      <section className={`card ${styles.card}`} aria-label={m.office_way_in()}>
        <h2>{m.office_way_in()}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{m.office_second_factor()}</dt>
            <dd>{factorWords(member)}</dd>
          </div>
          <div>
            <dt>{m.office_last_seen()}</dt>
            <dd>{seenWords(member)}</dd>
          </div>
          <div>
            <dt>{m.office_open_sessions()}</dt>
            <dd>{formatNumber(member.sessions, getLocale())}</dd>
          </div>
        </dl>
        <Link className="link" to={`/audit?who=${id}`}>
          {m.office_what_they_did()}
        </Link>
        {isOwn ? (
          <Link className="btn btn-line" to="/security">
            {m.office_security()}
          </Link>
        ) : (
          <div className={styles.acts}>
            {wrong && asking === undefined && (
              <div role="alert">
                <FieldError>{wrong}</FieldError>
              </div>
            )}
            {is_active && (
              <button
                type="button"
                className="btn btn-line"
                aria-disabled={isBusy}
                onClick={() => (hasJoined ? setAsking('reset') : void inviteAgain())}
              >
                {hasJoined ? m.office_reset_factors() : m.office_invite_again()}
              </button>
            )}
            {member.sessions > 0 && (
              <button type="button" className="btn btn-line" aria-disabled={isBusy} onClick={endSessions}>
                {m.office_end_sessions()}
              </button>
            )}
            <button type="button" className="btn btn-line" onClick={() => setAsking('suspend')}>
              {is_active ? m.office_suspend() : m.office_let_in()}
            </button>
          </div>
        )}
      </section>
      <Dialog
        open={asking === 'reset'}
        onClose={close}
        title={m.office_reset_title({ name })}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={close}>
              {m.office_back()}
            </button>
            <button type="button" className="btn btn-brand" aria-disabled={isBusy} onClick={inviteAgain}>
              {m.office_make_link()}
            </button>
          </>
        }
      >
        <p>{m.office_reset_text({ name })}</p>
        <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      </Dialog>
      <Dialog
        open={asking === 'suspend'}
        onClose={close}
        title={is_active ? m.office_suspend_title({ name }) : m.office_let_in_title({ name })}
      >
        <form className="form" noValidate onSubmit={suspend}>
          <p>{is_active ? m.office_suspend_text() : m.office_let_in_text()}</p>
          <TextAreaField
            name="reason"
            required
            autoFocus
            rows={3}
            label={m.office_reason()}
            error={wrongIn('reason')}
          />
          <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
          <button
            type="submit"
            className={is_active ? 'btn btn-bad btn-full' : 'btn btn-brand btn-full'}
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {is_active ? m.office_suspend() : m.office_let_in()}
          </button>
        </form>
      </Dialog>
      <LinkDialog invitation={made} name={name} onClose={() => setMade(undefined)} />
    </aside>
  )
}
