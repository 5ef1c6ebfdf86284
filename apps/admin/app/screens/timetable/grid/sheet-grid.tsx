import type { TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { cellText, kinds, kindWords } from '../model/cell-text.ts'
import {
  clearCells,
  copyCells,
  type Edited,
  fillDown,
  moveRows,
  pasteCells,
  type Span,
  writeCells,
} from '../model/edit-rows.ts'
import { type Column, type ColumnKey, isIdle } from '../model/sheet-columns.ts'
import type { Named } from '../model/sheet-facts.ts'
import { readTsv, writeTsv } from '../model/tsv.ts'
import type { SheetState } from '../use-sheet.ts'
import { CellEditor } from './cell-editor.tsx'
import { type CellKey, keyInGrid } from './cell-keys.ts'
import styles from './grid.module.css'
import { GridRow } from './grid-row.tsx'
import type { GridCursor } from './use-cursor.ts'

const rowHeight = 48
const page = 10
const overscan = 6

type SheetGridProps = {
  sheet: SheetState
  columns: readonly Column[]
  /** The rows as they are shown, in their order. */
  shown: readonly TimetableRow[]
  cursor: GridCursor
  hasFocus: RefObject<boolean>
  mayWrite: (row: TimetableRow, column: ColumnKey) => boolean
  onInsert: () => void
  onRemove: () => void
  onSave: () => void
}

/** The sheet itself: cells that are chosen, typed into, copied, pasted and filled as in a spreadsheet. Only what is seen is drawn. */
export function SheetGrid(props: SheetGridProps) {
  const { sheet, columns, shown, cursor, hasFocus, mayWrite, onInsert, onRemove, onSave } = props
  const { facts, marks } = sheet
  const scroller = useRef<HTMLDivElement>(null)
  const leave = useRef<() => void>(() => {})
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    // Several turns of a wheel are drawn as one.
    useFlushSync: false,
    // The active cell has the keyboard: it stays, wherever one scrolls.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return seen.includes(cursor.at.row) || shown.length === 0
        ? seen
        : [...seen, cursor.at.row].toSorted((a, b) => a - b)
    },
  })
  const drawnAtMost = Math.ceil((virtual.scrollRect?.height ?? 0) / rowHeight) + 1 + 2 * overscan
  const { row: activeRow, column: activeColumn } = cursor.at
  const row = shown[activeRow]
  const column = columns[activeColumn]
  const changed = changedIds(sheet)

  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current && !hasFocus.current) return
    // Where the sheet opens, its row comes first; later only as far as a cell has to move to be seen.
    virtual.scrollToIndex(activeRow, { align: hasOpened.current ? 'auto' : 'start' })
    keepInSight(scroller.current, columns, activeColumn)
    hasOpened.current = true
  }, [activeRow, activeColumn, virtual, columns, hasFocus])

  const span: Span = {
    ids: shown.slice(cursor.rows[0], cursor.rows[1] + 1).map(({ id }) => id),
    columns: columns.slice(cursor.columns[0], cursor.columns[1] + 1).map(({ key }) => key),
  }
  /** What may not be written stays as it is, whatever is pasted over it. */
  const guarded = (done: TimetableRow[] | Edited, before: TimetableRow[]): Edited => {
    const edited = Array.isArray(done) ? { rows: done, problems: [] } : done
    const old = new Map(before.map((each) => [each.id, each]))
    const isAllowed = (each: TimetableRow) => {
      const was = old.get(each.id)
      return (
        was === undefined ||
        was === each ||
        columns.every(({ key }) => cellText(was, key, facts) === cellText(each, key, facts) || mayWrite(was, key))
      )
    }
    return { ...edited, rows: edited.rows.map((each) => (isAllowed(each) ? each : old.get(each.id)!)) }
  }
  const edit = (change: (rows: TimetableRow[]) => TimetableRow[] | Edited) =>
    sheet.edit((rows) => guarded(change(rows), rows))

  const move = ({ down, right }: { down: number; right: number }) =>
    cursor.go({ row: activeRow + down, column: activeColumn + right })

  const act = (key: CellKey, startEdit: () => void): void => {
    const to = key.does === 'go' || key.does === 'goTo' ? placeOf(key) : undefined
    if (to) {
      if ('isReach' in key && key.isReach) cursor.reach(to)
      else cursor.go(to)
      return
    }
    const deeds: Partial<Record<CellKey['does'], () => void>> = {
      all: () => cursor.span({ row: 0, column: 0 }, { row: shown.length - 1, column: columns.length - 1 }),
      edit: startEdit,
      open: startEdit,
      clear: () => edit((rows) => clearCells(rows, span, facts)),
      fill: () => edit((rows) => fillDown(rows, span, facts)),
      undo: sheet.undo,
      redo: sheet.redo,
      escape: () => cursor.go(cursor.at),
      insert: onInsert,
      remove: onRemove,
      save: onSave,
      move: () => key.does === 'move' && edit((rows) => moveRows(rows, span.ids, key.step, facts)),
    }
    deeds[key.does]?.()
  }

  const placeOf = (key: Extract<CellKey, { does: 'go' | 'goTo' }>) => {
    if (key.does === 'go') return { row: activeRow + key.down, column: activeColumn + key.right }
    const last = { row: shown.length - 1, column: columns.length - 1 }
    return {
      rowStart: { row: activeRow, column: 0 },
      rowEnd: { row: activeRow, column: last.column },
      first: { row: 0, column: 0 },
      last,
    }[key.edge]
  }

  const press = (event: KeyboardEvent, startEdit: () => void): boolean => {
    const key = keyInGrid(event, { page, isChoice: column?.isChoice ?? false })
    // Tab leaves the grid at its two corners, so that nobody is caught in it.
    const isLast = activeRow === shown.length - 1 && activeColumn === columns.length - 1
    const isCorner = event.shiftKey ? activeRow === 0 && activeColumn === 0 : isLast
    if (key === undefined || (event.key === 'Tab' && isCorner)) return false
    if (event.key === 'Tab') tabOn(event.shiftKey ? -1 : 1)
    else act(key, startEdit)
    return true
  }
  const tabOn = (step: 1 | -1) => {
    const place = activeRow * columns.length + activeColumn + step
    cursor.go({ row: Math.floor(place / columns.length), column: place % columns.length })
  }

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTsv(copyCells(sheet.byId, span, facts)))
    if (isCut) edit((rows) => clearCells(rows, span, facts))
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const cells = readTsv(event.clipboardData.getData('text/plain'))
    const at = { row: cursor.rows[0], column: cursor.columns[0] }
    edit((rows) =>
      pasteCells(
        rows,
        { cells, shown: shown.map(({ id }) => id), columns: columns.map(({ key }) => key), ...at, span },
        facts,
      ),
    )
    const width = Math.max(...cells.map((line) => line.length))
    if (cells.length * width > 1) cursor.span(at, { row: at.row + cells.length - 1, column: at.column + width - 1 })
  }

  const point = (event: MouseEvent, isDrag: boolean) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (cell === null || event.button !== 0 || (isDrag && event.buttons !== 1)) return
    const place = { row: Number(cell.dataset.row), column: Number(cell.dataset.column ?? 0) }
    if (place.row === activeRow && cell.dataset.column === String(activeColumn) && !isDrag) {
      hasFocus.current = true
      return
    }
    if (!isDrag) {
      leave.current()
      event.preventDefault()
    }
    hasFocus.current = true
    if (cell.dataset.column === undefined)
      cursor.span(
        { row: isDrag || event.shiftKey ? cursor.rows[0] : place.row, column: columns.length - 1 },
        { ...place, column: 0 },
      )
    else if (isDrag || event.shiftKey) cursor.reach(place)
    else cursor.go(place)
  }

  const words = (row && column && marks.get(row.id)?.get(column.key)?.join(' ')) ?? ''
  const width = columns.reduce((sum, each) => sum + each.width, numberWidth)
  const template = `${numberWidth}px ${columns.map((each) => `${each.width}px`).join(' ')}`
  return (
    <div ref={scroller} className={styles.scroller}>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: shift and an arrow choose what dragging chooses */}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are entered by keys, as in a spreadsheet
        role="grid"
        className={styles.table}
        aria-label={m.office_sheet_grid()}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        onMouseDown={(event) => point(event, false)}
        onMouseOver={(event) => point(event, true)}
        style={{ width, '--columns': template } as CSSProperties}
      >
        <thead className={styles.heads}>
          <tr aria-rowindex={1} className={styles.head}>
            <th scope="col" aria-colindex={1} className={styles.number}>
              {m.office_sheet_number()}
            </th>
            {columns.map(({ key, title }, nth) => (
              <th key={key} scope="col" aria-colindex={nth + 2} className={styles.title}>
                {title()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const each = shown[index]
            if (each === undefined) return null
            const isChosen = index >= cursor.rows[0] && index <= cursor.rows[1]
            const isActive = index === activeRow
            return (
              <GridRow
                // A row that leaves on one side is written anew for one that comes on the other; the active one keeps its box.
                key={isActive ? 'active' : index % drawnAtMost}
                row={each}
                at={index}
                top={start}
                columns={columns}
                facts={facts}
                marks={marks.get(each.id)}
                isChanged={changed.has(each.id)}
                chosenFrom={isChosen ? cursor.columns[0] : undefined}
                chosenTo={isChosen ? cursor.columns[1] : undefined}
                active={isActive ? activeColumn : undefined}
                editor={
                  isActive &&
                  column && (
                    <CellEditor
                      key={`${each.id} ${column.key}`}
                      text={cellText(each, column.key, facts)}
                      label={m.office_sheet_cell({
                        column: column.title(),
                        row: localizeDigits(index + 1, getLocale()),
                      })}
                      note={words}
                      isReadOnly={!mayWrite(each, column.key) || isIdle(each, column.key)}
                      choices={choicesOf(column.key, sheet)}
                      hasFocus={hasFocus}
                      leave={leave}
                      onWrite={(text) =>
                        edit((rows) => writeCells(rows, [{ id: each.id, column: column.key, text }], facts))
                      }
                      onKey={press}
                      onMove={move}
                      onCopy={copy}
                      onPaste={paste}
                    />
                  )
                }
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const numberWidth = 52

const changedIds = ({ difference }: SheetState): ReadonlySet<number> =>
  new Set([...difference.added, ...difference.changed].map(({ id }) => id))

function choicesOf(key: ColumnKey, { facts }: SheetState): readonly Named[] | undefined {
  switch (key) {
    case 'scheduleId':
    case 'teacherId':
    case 'paperId':
    case 'videoId':
      return facts.choices[key]
    case 'kind':
      return kinds.map((kind, id) => ({ id, title: { bn: kindWords(kind) } }))
    case 'isCancelled':
      return [m.office_sheet_on(), m.office_sheet_cancelled()].map((bn, id) => ({ id, title: { bn } }))
  }
  return undefined
}

/** The column of a cell that one goes to is brought in sight, beside the numbers that stay. */
function keepInSight(scroller: HTMLElement | null, columns: readonly Column[], at: number): void {
  if (scroller === null) return
  const left = columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
  const right = left + (columns[at]?.width ?? 0) + numberWidth
  if (left < scroller.scrollLeft) scroller.scrollLeft = left
  else if (right > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = right - scroller.clientWidth
}
