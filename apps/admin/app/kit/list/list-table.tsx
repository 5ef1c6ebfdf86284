import * as m from '@prostuti/text/messages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useKeys } from '../keys/use-keys.ts'
import styles from './list.module.css'
import type { Column } from './list-types.ts'
import type { Selection } from './use-selection.ts'

type ListTableProps<Row> = {
  columns: Column<Row>[]
  rows: Row[] | undefined
  to: (row: Row) => string
  sort: string
  order: 'asc' | 'desc'
  onSort: (change: { sort: string; order: string | undefined }) => void
  /** Left out where nothing can be done with many. */
  selection: Selection | undefined
}

const skeletonRows = 8

export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { columns, rows, to, sort, order, onSort, selection } = props
  const { current, body } = useRowKeys(rows, to, selection)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <input
                  type="checkbox"
                  aria-label={m.office_select_page()}
                  checked={selection.isAll || selection.isWholePage}
                  onChange={({ currentTarget }) => selection.takePage(currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-is={kindOf(column)}
                aria-sort={column.sort === sort ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
              >
                {column.sort === undefined ? (
                  column.title
                ) : (
                  <button
                    type="button"
                    onClick={() =>
                      onSort({
                        sort: column.sort!,
                        order: column.sort === sort ? (order === 'asc' ? 'desc' : 'asc') : undefined,
                      })
                    }
                  >
                    {column.title}
                    {column.sort === sort && (order === 'desc' ? <ArrowDown size={14} /> : <ArrowUp size={14} />)}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows
            ? rows.map((row, at) => (
                <tr key={row.id} data-is={at === current ? 'current' : undefined}>
                  {selection && (
                    <td className={styles.select}>
                      <input
                        type="checkbox"
                        aria-label={m.office_select_row({ name: String(row.id) })}
                        checked={selection.has(row.id)}
                        onChange={() => {}}
                        onClick={({ shiftKey }) => selection.toggle(row.id, shiftKey)}
                      />
                    </td>
                  )}
                  {columns.map((column, nth) => (
                    <td key={column.key} data-is={kindOf(column)}>
                      {nth === 0 ? (
                        <Link className={styles.open} to={to(row)}>
                          {column.cell(row)}
                        </Link>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: skeletonRows }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one grey row from another
                <tr key={nth}>
                  {selection && <td className={styles.select} />}
                  {columns.map((column) => (
                    <td key={column.key} data-is={kindOf(column)}>
                      <span className={styles.bone} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

/** `j` and `k` go from row to row, `x` chooses the one that they are at, `e` opens it. The focus goes along, so that it is heard too. */
function useRowKeys<Row extends { id: number | string }>(
  rows: Row[] | undefined,
  to: (row: Row) => string,
  selection: Selection | undefined,
) {
  const [current, setCurrent] = useState(-1)
  const body = useRef<HTMLTableSectionElement>(null)
  const navigate = useNavigate()
  const first = rows?.[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew
  useEffect(() => setCurrent(-1), [first])
  const go = (by: number) => {
    if (!rows?.length) return false
    const next = Math.max(0, Math.min(rows.length - 1, current + by))
    setCurrent(next)
    body.current?.rows[next]?.querySelector<HTMLElement>('a')?.focus()
    return true
  }
  const at = rows?.[current]
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => (at && selection ? selection.toggle(at.id) : false),
    'shift+x': () => (at && selection ? selection.toggle(at.id, true) : false),
    e: () => (at ? void navigate(to(at)) : false),
    escape: () => (selection && (selection.isAll || selection.ids.length > 0) ? selection.clear() : false),
  })
  return { current, body }
}

const kindOf = <Row,>({ isSecondary, isNumber }: Column<Row>): string | undefined =>
  [isSecondary && 'secondary', isNumber && 'number'].filter(Boolean).join(' ') || undefined
