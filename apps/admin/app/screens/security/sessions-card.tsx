import type { ResponseOf } from '@prostuti/contract'
import type { endOtherSessions, endOwnSession, readSecurity } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useTried } from '../../session/use-tried.ts'
import styles from './security.module.css'

type Session = ResponseOf<typeof readSecurity>['sessions'][number]

/** The browsers in which the member is signed in now. */
export function SessionsCard({ sessions }: { sessions: Session[] }) {
  const { isBusy, wrong, tried } = useTried()
  const client = useQueryClient()
  const after = async (ended: number) => {
    showToast({ text: m.office_sessions_ended({ count: formatNumber(ended, getLocale()) }) })
    await client.invalidateQueries({ queryKey: ['/api/v3/admin/security'] })
  }
  const end = ({ id }: Session) =>
    tried(async () => {
      await post<typeof endOwnSession>('/api/v3/admin/security/sessions/:id/end', undefined, { params: { id } })
      await after(1)
    })
  const endOthers = () =>
    tried(async () => {
      const { ended } = await post<typeof endOtherSessions>('/api/v3/admin/security/sessions/end-others')
      await after(ended)
    })
  return (
    <section className={`card ${styles.card}`} aria-labelledby="sessions">
      <div className={styles.head}>
        <h2 id="sessions">
          <Laptop aria-hidden="true" size={20} />
          {m.office_own_sessions()}
        </h2>
        {sessions.length > 1 && (
          <button type="button" className="btn btn-line btn-sm" aria-disabled={isBusy} onClick={endOthers}>
            {m.office_sessions_end_others()}
          </button>
        )}
      </div>
      <p className="hint">{m.office_sessions_text()}</p>
      {wrong && (
        <div role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.browser}</b>
              <small>
                {session.address} ·{' '}
                {m.office_last_used({ when: formatWhen(new Date(session.last_used_at), new Date(), getLocale()) })}
              </small>
            </div>
            {session.is_this ? (
              <span className="chip chip-brand">{m.office_session_this()}</span>
            ) : (
              <button
                type="button"
                className="btn btn-line btn-sm"
                aria-label={m.office_session_end_named({ name: session.browser })}
                aria-disabled={isBusy}
                onClick={() => void end(session)}
              >
                {m.office_session_end()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
