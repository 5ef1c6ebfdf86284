import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Eye, TriangleAlert } from 'lucide-react'
import { isNotThere } from '../../../kit/screens/not-there.ts'
import { count, faultName } from '../model/fault-words.ts'
import { type Import, type ImportRow, rowQuery } from '../model/use-import.ts'
import { type Mending, useMending } from '../model/use-mending.ts'
import { Original } from './original.tsx'
import styles from './pane.module.css'
import { RowFaults } from './row-faults.tsx'
import { RowForm } from './row-form.tsx'

type RowPaneProps = { of: Import; number: number; total: number; onOpen: (number: number) => void }

/** One row: what the file says beside what we made of it. */
export function RowPane({ of, number, total, onOpen }: RowPaneProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...rowQuery(of.id, number),
    // What is being written over must not change under the writer's hands.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
    throwOnError: isNotThere,
  })
  const row = data?.row
  return (
    <div className="card">
      <header className={styles.paneHead}>
        <h2>{m.office_import_row({ number: count(number) })}</h2>
        {row && <StateChip row={row} />}
        <div className={styles.ways}>
          <button
            type="button"
            className={`icon-btn ${styles.lined}`}
            aria-label={m.office_import_previous()}
            aria-keyshortcuts="k"
            disabled={number <= 1}
            onClick={() => onOpen(number - 1)}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </button>
          <button
            type="button"
            className={`icon-btn ${styles.lined}`}
            aria-label={m.office_import_next()}
            aria-keyshortcuts="j"
            disabled={number >= total}
            onClick={() => onOpen(number + 1)}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </button>
        </div>
      </header>
      {row ? (
        <OpenRow of={of} opened={row} onReopen={() => void refetch()} key={row.state === 'taken' ? 'taken' : ''} />
      ) : error ? (
        <div role="alert" className={`pad ${styles.message}`}>
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : (
        <div className={styles.bones} aria-hidden="true" data-at={dataUpdatedAt} />
      )}
    </div>
  )
}

function StateChip({ row: { state, faults, similar } }: { row: ImportRow }) {
  if (state === 'left') return <span className="chip">{m.office_import_row_left()}</span>
  if (state === 'taken') return <span className="chip chip-ok">{m.office_import_row_taken()}</span>
  const worst = faults.find(({ weight }) => weight === 'cannot') ?? faults[0]
  if (state === 'cannot' && worst)
    return (
      <span className="chip chip-bad">
        <TriangleAlert aria-hidden="true" size={15} />
        {faultName(worst.code)}
      </span>
    )
  if (state === 'look')
    return (
      <span className="chip chip-brand">
        <Eye aria-hidden="true" size={15} />
        {faultName(worst?.code ?? (similar.length > 0 ? 'similar' : ''))}
      </span>
    )
  return <span className="chip chip-line">{m.office_import_row_ready()}</span>
}

function OpenRow({ of, opened, onReopen }: { of: Import; opened: ImportRow; onReopen: () => void }) {
  const mending = useMending(of.id, opened)
  return (
    <div className={styles.reading}>
      <Original of={of} row={opened} mending={mending} />
      <div className={styles.ours}>
        <p className={styles.lbl}>
          <b>{m.office_import_ours()}</b> <span className="hint">{m.office_import_mend_here()}</span>
          <SaveState state={mending.state} onRetry={() => void mending.flush()} onReopen={onReopen} />
        </p>
        <RowForm of={of} row={opened} mending={mending} />
        <RowFaults of={of} row={opened} />
      </div>
    </div>
  )
}

type SaveStateProps = { state: Mending['state']; onRetry: () => void; onReopen: () => void }

/** Whether what was typed has arrived. */
function SaveState({ state, onRetry, onReopen }: SaveStateProps) {
  if (state.kind === 'saved' || state.kind === 'saving')
    return (
      <span role="status" className={styles.saved}>
        {state.kind === 'saving' ? m.office_import_saving() : ''}
      </span>
    )
  return (
    <span role="alert" className="err">
      {state.words}{' '}
      <button type="button" className="link-in" onClick={state.kind === 'conflict' ? onReopen : onRetry}>
        {state.kind === 'conflict' ? m.office_import_show_theirs() : m.office_try_again()}
      </button>
    </span>
  )
}
