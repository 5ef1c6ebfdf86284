import { formatUntil, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { useMe } from '../../session/me.ts'
import styles from './import.module.css'
import { count } from './model/fault-words.ts'
import type { ListedImport } from './model/use-import.ts'
import { UndoButton } from './take/undo-button.tsx'

/** What was brought before, with what became of it. */
export function EarlierImports({ imports }: { imports: ListedImport[] }) {
  const me = useMe()
  if (imports.length === 0) return <p className={styles.nothing}>{m.office_import_none_yet()}</p>
  const when = (moment: string) => formatWhen(new Date(moment), new Date(), getLocale())
  return (
    <ul className={`card ${styles.imports}`}>
      {imports.map((each) => (
        <li key={each.id}>
          <div className={styles.what}>
            <Link to={`/import/${each.id}`}>{each.file_name}</Link>
            <small>
              {each.by.id === me.member.id ? when(each.created_at) : `${each.by.name} · ${when(each.created_at)}`}
              {' · '}
              {standing(each)}
            </small>
          </div>
          <span className={`chip ${tone(each)}`}>{stateWords(each)}</span>
          {each.questions > 0 && each.used === 0 && each.state !== 'taking' && <UndoButton of={each} />}
        </li>
      ))}
    </ul>
  )
}

function standing({ state, counts, questions, used, expires_at }: ListedImport): string {
  if (questions > 0)
    return used > 0
      ? m.office_import_used({ count: count(questions), used: count(used) })
      : m.office_import_made({ count: count(questions) })
  if (state !== 'open')
    return m.office_import_found({ count: count(counts.ready + counts.look + counts.cannot + counts.left) })
  const until = formatUntil(new Date(expires_at), new Date(), getLocale())
  return m.office_import_waits({ count: count(counts.ready + counts.look), faults: count(counts.cannot), until })
}

const stateWords = ({ state }: ListedImport): string =>
  ({
    reading: m.office_import_state_reading,
    open: m.office_import_state_open,
    taking: m.office_import_state_taking,
    taken: m.office_import_state_taken,
    undone: m.office_import_state_undone,
    dropped: m.office_import_state_dropped,
    failed: m.office_import_state_failed,
  })[state]()

const tone = ({ state }: ListedImport): string =>
  ({
    reading: 'chip-brand',
    open: 'chip-line',
    taking: 'chip-brand',
    taken: 'chip-ok',
    undone: '',
    dropped: '',
    failed: 'chip-bad',
  })[state]
