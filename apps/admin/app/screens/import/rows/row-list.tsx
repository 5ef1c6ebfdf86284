import type { listImportRows } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check, CircleSlash, Eye, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { get } from '../../../api/call.ts'
import { count, faultSays } from '../model/fault-words.ts'
import type { Show } from '../model/shows.ts'
import { countAll, type Import, importsPath, type ListedRow } from '../model/use-import.ts'
import styles from './list.module.css'

/** As many as the server gives with one page. */
const perPage = 100
const rowHeight = 62

type RowListProps = {
  importId: number
  counts: Import['counts']
  show: Show
  order: 'file' | 'faults'
  current: number
  onShow: (show: Show) => void
  onOpen: (number: number) => void
}

/** Every row of the file, of which only those in sight are drawn and fetched. */
export function RowList({ importId, counts, show, order, current, onShow, onOpen }: RowListProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasOpened = useRef(false)
  const total = show === 'all' ? countAll(counts) : counts[show]
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const drawn = virtual.getVirtualItems()
  const pages = [...new Set(drawn.map(({ index }) => Math.floor(index / perPage) + 1))]
  const found = useQueries({
    queries: pages.map((page) => ({
      ...get<typeof listImportRows>(`${importsPath}/:id/rows`, {
        params: { id: importId },
        query: { show: show === 'all' ? undefined : show, order: order === 'file' ? undefined : order, page },
      }),
      placeholderData: keepPreviousData,
    })),
  })
  const failed = found.find(({ error, data }) => error && !data)
  const rowAt = (index: number): ListedRow | undefined =>
    found[pages.indexOf(Math.floor(index / perPage) + 1)]?.data?.rows[index % perPage]

  // Whoever goes to a row by a key or a link sees where it stands.
  useEffect(() => {
    if (show === 'all' && order === 'file')
      virtual.scrollToIndex(current - 1, { align: hasOpened.current ? 'auto' : 'center' })
    // Those that cannot be taken stand at the top now.
    else if (order === 'faults') virtual.scrollToIndex(0)
    hasOpened.current = true
  }, [current, show, order, virtual])

  return (
    <section className={`card ${styles.list}`} aria-label={m.office_import_rows()}>
      <fieldset className={styles.filters}>
        <legend className="sr">{m.office_import_filter()}</legend>
        {filters(counts).map(([each, words, many]) => (
          <button
            key={each}
            type="button"
            className={styles.filter}
            aria-pressed={each === show}
            onClick={() => onShow(each)}
          >
            {words} {count(many)}
          </button>
        ))}
      </fieldset>
      {failed ? (
        <div role="alert" className={`pad ${styles.message}`}>
          <p>{failed.error?.message}</p>
          <button type="button" className="btn btn-line btn-sm" onClick={() => void failed.refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : total === 0 ? (
        <p className={styles.nothing}>{m.office_import_none_such()}</p>
      ) : (
        <div ref={box} className={styles.scroll}>
          <ol style={{ height: virtual.getTotalSize() }}>
            {drawn.map(({ index, start }) => {
              const row = rowAt(index)
              return (
                <li
                  key={index}
                  aria-setsize={total}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row && (
                    <button
                      type="button"
                      className={styles.row}
                      data-is={row.state}
                      aria-current={row.number === current ? 'true' : undefined}
                      onClick={() => onOpen(row.number)}
                    >
                      <b>{count(row.number)}</b>
                      <span className={styles.rowText}>{row.text || m.office_import_no_text()}</span>
                      <StateIcon state={row.state} />
                      <small>{wordsOf(row)}</small>
                    </button>
                  )}
                </li>
              )
            })}
          </ol>
        </div>
      )}
      <p className={styles.keys}>
        {m.office_import_keys_order()} <kbd>E</kbd>, {m.office_import_keys_next()} <kbd>N</kbd>
      </p>
    </section>
  )
}

const filters = (counts: Import['counts']): [Show, string, number][] => [
  ['all', m.office_import_show_all(), countAll(counts)],
  ['cannot', m.office_import_show_cannot(), counts.cannot],
  ['look', m.office_import_show_look(), counts.look],
  ...(counts.left > 0 ? [['left', m.office_import_show_left(), counts.left] as [Show, string, number]] : []),
]

function StateIcon({ state }: { state: ListedRow['state'] }) {
  const [Icon, words] = {
    ready: [Check, m.office_import_row_ready()] as const,
    taken: [Check, m.office_import_row_taken()] as const,
    look: [Eye, m.office_import_row_look()] as const,
    cannot: [TriangleAlert, m.office_import_row_cannot()] as const,
    left: [CircleSlash, m.office_import_row_left()] as const,
  }[state]
  return (
    <span className={styles.rowIcon}>
      <Icon aria-hidden="true" size={18} />
      <span className="sr">{words}</span>
    </span>
  )
}

function wordsOf({ state, type, fault, similar, pictures, formulas }: ListedRow): string {
  if (state === 'cannot' && fault) return faultSays(fault)
  const kind = type === 'sba' ? 'SBA' : 'MTF'
  if (state === 'left') return `${kind} · ${m.office_import_row_left()}`
  if (state === 'taken') return `${kind} · ${m.office_import_row_taken()}`
  if (similar && state === 'look') {
    const alike = { percent: count(similar.percent), id: count(similar.question_id) }
    return `${kind} · ${m.office_import_alike({ ...alike })}`
  }
  if (fault) return `${kind} · ${faultSays(fault)}`
  const extras = [
    pictures > 0 && m.office_import_pictures({ count: count(pictures) }),
    formulas && m.office_import_has_formula(),
  ].filter(Boolean)
  return `${kind} · ${extras.length > 0 ? extras.join(', ') : m.office_import_all_right()}`
}
