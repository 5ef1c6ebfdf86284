import type { TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits } from '@prostuti/text/digits'
import { getLocale } from '@prostuti/text/runtime'
import { TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cellText, shortWeekday } from '../model/cell-text.ts'
import { heldWords } from '../model/held-words.ts'
import { type Column, type ColumnKey, isIdle } from '../model/sheet-columns.ts'
import type { Facts } from '../model/sheet-facts.ts'
import styles from './grid.module.css'

type GridRowProps = {
  row: TimetableRow
  /** Its place among the rows that are shown. */
  at: number
  top: number
  columns: readonly Column[]
  facts: Facts
  marks: ReadonlyMap<ColumnKey, string[]> | undefined
  isChanged: boolean
  /** First and last chosen column, where the row has chosen cells. */
  chosenFrom: number | undefined
  chosenTo: number | undefined
  /** The active cell's column, and what stands in it. */
  active: number | undefined
  editor: ReactNode
}

/** One row. It is drawn again only when something in it changes, however many there are. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, at, top, columns, facts, marks, isChanged, chosenFrom, chosenTo, active, editor } = props
  const locale = getLocale()
  const state = [isChanged && 'changed', row.isCancelled && 'cancelled', row.id < 0 && 'new'].filter(Boolean).join(' ')
  return (
    <tr aria-rowindex={at + 2} className={styles.row} data-is={state || undefined} style={{ top }}>
      <th scope="row" className={styles.number} aria-colindex={1} data-row={at}>
        {localizeDigits(at + 1, locale)}
      </th>
      {columns.map((column, nth) => {
        const words = marks?.get(column.key)
        const text = (
          <>
            {column.key === 'hall' ? heldWords(row, facts) : cellText(row, column.key, facts)}
            {column.key === 'date' && <small> {shortWeekday(row.date, locale)}</small>}
          </>
        )
        const isChosen = chosenFrom !== undefined && nth >= chosenFrom && nth <= (chosenTo ?? -1)
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is chosen
          <td
            key={column.key}
            aria-colindex={nth + 2}
            aria-selected={isChosen}
            className={styles.cell}
            data-row={at}
            data-column={nth}
            data-is={
              [isIdle(row, column.key) && 'idle', words && 'marked', nth === active && 'active']
                .filter(Boolean)
                .join(' ') || undefined
            }
            title={words?.join('\n')}
          >
            {/* A cell with nothing to say beside its text is one element: most of what a fast scroll costs is laying them out. */}
            {nth === active ? editor : words ? <span className={styles.text}>{text}</span> : text}
            {words && (
              <span className={styles.words} aria-hidden={nth === active}>
                <TriangleAlert size={13} aria-hidden="true" /> {words[0]}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})
