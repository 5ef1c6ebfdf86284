import type { ResponseOf } from '@prostuti/contract'
import type { Resource } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/call.ts'
import { differingFields } from '../field-diff.ts'
import { ValueWords } from '../value-words.tsx'
import styles from './history.module.css'

type HistoryProps = {
  path: string
  id: string
  labels: Record<string, string>
  mayWrite: boolean
  onRestore: (version: number) => void
}

type Revision = ResponseOf<Resource['history']>['revisions'][number]

/** What it said before, newest first: what each change changed, by whom, and the way back to it. */
export function History({ path, id, labels, mayWrite, onRestore }: HistoryProps) {
  const { data } = useQuery(get<Resource['history']>(`${path}/:id/history`, { params: { id } }))
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  if (data.revisions.length === 0) return <p>{m.office_history_empty()}</p>
  return (
    <ol className={styles.history}>
      {data.revisions.map((revision, at) => (
        <li key={revision.version}>
          <header>
            <b>{headOf(revision)}</b>
            {at === 0 ? (
              <span className="chip chip-brand">{m.office_history_now()}</span>
            ) : (
              mayWrite && (
                <button type="button" className="btn btn-line btn-sm" onClick={() => onRestore(revision.version)}>
                  {m.office_restore()}
                </button>
              )
            )}
          </header>
          <Changes of={revision} before={data.revisions[at + 1]} labels={labels} />
        </li>
      ))}
    </ol>
  )
}

const headOf = ({ by, at }: Revision): string =>
  by
    ? m.office_history_by({ name: by.name, when: formatWhen(new Date(at), new Date(), getLocale()) })
    : m.office_history_first()

type ChangesProps = { of: Revision; before: Revision | undefined; labels: Record<string, string> }

function Changes({ of, before, labels }: ChangesProps) {
  if (before === undefined) return null
  return (
    <dl>
      {differingFields(of.fields, before.fields).map(({ name, mine, theirs }) => (
        <div key={name}>
          <dt>{labels[name] ?? name}</dt>
          <dd>
            <del>
              <ValueWords value={theirs} />
            </del>{' '}
            <ins>
              <ValueWords value={mine} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
