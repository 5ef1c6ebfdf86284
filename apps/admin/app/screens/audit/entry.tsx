import type { ResponseOf } from '@prostuti/contract'
import type { readAuditEntry } from '@prostuti/contract/staff'
import { formatDate, formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { rowDeedWords } from '../../kit/audit/deed-words.ts'
import { addressOf } from '../../kit/audit/kind-words.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import styles from './audit.module.css'
import { aboutWords } from './audit.tsx'
import { AuditValue } from './audit-value.tsx'
import { fieldWords } from './field-words.ts'

type Entry = ResponseOf<typeof readAuditEntry>

/** One deed: who, when, where, why, and each field as it was and as it is. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof readAuditEntry>('/api/v3/admin/audit/:id', { params: { id } }),
    throwOnError: isNotThere,
  })
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to="/audit">{m.office_menu_audit()}</Link>
      </nav>
      {data ? (
        <Deed entry={data} />
      ) : error ? (
        <Unread error={error} retry={refetch} />
      ) : (
        <span className={`card ${styles.bone}`} role="status" aria-label={m.office_loading()} />
      )}
    </>
  )
}

function Deed({ entry }: { entry: Entry }) {
  const { resource, resource_id, by, session, reason, request_id, before, after, changed, detail } = entry
  const at = new Date(entry.at)
  const address = resource && resource_id ? addressOf(resource, resource_id) : undefined
  const facts: [string, string | null][] = [
    [m.office_audit_who(), by?.name ?? m.office_audit_nobody()],
    [m.office_audit_when(), `${formatDate(at, getLocale(), 'full')}, ${formatTime(at, getLocale())}`],
    [m.office_audit_where(), session && `${session.browser} · ${session.address}`],
    [m.office_reason(), reason],
    [m.office_audit_request(), request_id],
  ]
  return (
    <>
      <h1>{rowDeedWords(entry)}</h1>
      <p className={styles.lead}>
        {address ? (
          <Link className="link-in" to={address}>
            {aboutWords(entry)}
          </Link>
        ) : (
          aboutWords(entry)
        )}
      </p>
      <section className={`card ${styles.card}`}>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== null)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          {Object.entries(detail).map(([name, value]) => (
            <div key={name}>
              <dt>{fieldWords(name)}</dt>
              <dd>
                <AuditValue name={name} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <h2 className={styles.subtitle}>{m.office_audit_changes()}</h2>
      {changed.length === 0 ? (
        <p>{m.office_audit_no_changes()}</p>
      ) : (
        <div className={`card ${styles.scroll}`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{m.office_audit_field()}</th>
                <th scope="col">{m.office_audit_before()}</th>
                <th scope="col">{m.office_audit_after()}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((name) => (
                <tr key={name}>
                  <th scope="row">{fieldWords(name)}</th>
                  <td>
                    <AuditValue name={name} value={before[name]} />
                  </td>
                  <td>
                    <AuditValue name={name} value={after[name]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
