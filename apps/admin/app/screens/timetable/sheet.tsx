import { countChanges, differenceOf, type TimetableRow } from '@prostuti/exam-rules'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay, useMe } from '../../session/me.ts'
import { Clashes } from './clashes.tsx'
import { ClassDialog } from './dialogs/class-dialog.tsx'
import { CopyDialog } from './dialogs/copy-dialog.tsx'
import { FileDialog } from './dialogs/file-dialog.tsx'
import { HistoryDialog } from './dialogs/history-dialog.tsx'
import { SaveDialog } from './dialogs/save-dialog.tsx'
import { ShiftDialog } from './dialogs/shift-dialog.tsx'
import { EmptySheet } from './empty-sheet.tsx'
import { Foot } from './foot.tsx'
import { SheetGrid } from './grid/sheet-grid.tsx'
import { useCursor } from './grid/use-cursor.ts'
import { copyRows } from './model/copy-rows.ts'
import { newRow, pasteCells } from './model/edit-rows.ts'
import { firstPlace } from './model/first-place.ts'
import { hasHead, type ReadTable, readTable } from './model/read-table.ts'
import { type ColumnKey, columns } from './model/sheet-columns.ts'
import { type Opened, rowOf } from './model/sheet-facts.ts'
import styles from './timetable.module.css'
import { type OpenDialog, Tools } from './tools.tsx'
import { useFiles } from './use-files.ts'
import { useSave } from './use-save.ts'
import { useSheet } from './use-sheet.ts'

type SheetProps = { opened: Opened; said: string; onReopen: (said: string) => Promise<void> }

/** What may still be written into a row whose exam was sat. */
const openWhenSat: ColumnKey[] = ['isCancelled', 'videoId']
const ofSyllabus: ColumnKey[] = ['syllabus', 'syllabusEn']

/** The sheet with its tools, and what is about to change below it. */
export function Sheet({ opened, said, onReopen }: SheetProps) {
  const { member } = useMe()
  const may = useMay()
  const sheet = useSheet(opened)
  const { facts, rows, count } = sheet
  const [scheduleId, setScheduleId] = useState<number>()
  const [isEnglish, setIsEnglish] = useState(false)
  const [onlyMarked, setOnlyMarked] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [fromFile, setFromFile] = useState<{ name: string; read: ReadTable }>()
  const mayWriteRows = may('courses.write')
  const isTeacher = !mayWriteRows && may('syllabus.write')
  const save = useSave({ opened, sheet, writes: mayWriteRows ? 'rows' : 'syllabus', onReopen })
  const before = useMemo(() => new Map(opened.rows.map((row) => [row.id, rowOf(row)])), [opened])

  const visible = useMemo(
    () =>
      columns.filter(
        ({ key, isEnglish: only }) =>
          (isEnglish || !only) && (key !== 'scheduleId' || (scheduleId === undefined && facts.schedules.size > 1)),
      ),
    [isEnglish, scheduleId, facts],
  )
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (scheduleId === undefined || row.scheduleId === scheduleId) && (!onlyMarked || sheet.marks.has(row.id)),
      ),
    [rows, scheduleId, onlyMarked, sheet.marks],
  )
  const [address] = useSearchParams()
  // Who was sent to one row has the keyboard in it.
  const hasFocus = useRef(address.has('row'))
  const cursor = useCursor(
    shown.length,
    visible.length,
    firstPlace(address, { rows: shown, columns: visible, today: facts.rules.today }),
  )
  const active = shown[cursor.at.row]
  const files = useFiles({
    sheet,
    shown,
    columns: visible,
    title: pickText(opened.batch.title, getLocale()),
    onRead: setFromFile,
  })

  const mayWrite = (row: TimetableRow, column: ColumnKey): boolean => {
    if (isTeacher) return ofSyllabus.includes(column) && row.teacherId !== null && row.teacherId === member.teacher_id
    return mayWriteRows && (facts.kept.get(row.id) !== 'sat' || openWhenSat.includes(column))
  }
  const untitled = rows.filter(({ title }) => title.bn.trim() === '').map(({ id }) => id)
  const askToSave = () => {
    if (count === 0) return
    if (untitled.length > 0) {
      sheet.mark(untitled.map((id) => ({ id, column: 'title' as const, problem: m.office_sheet_needs_title() })))
      const at = shown.findIndex(({ id }) => id === untitled[0])
      hasFocus.current = true
      cursor.go({ row: Math.max(0, at), column: visible.findIndex(({ key }) => key === 'title') })
      return
    }
    save.clearFailure()
    setDialog('save')
  }
  const insert = () => {
    if (!mayWriteRows || facts.schedules.size === 0) return
    sheet.edit((all) => {
      const added = newRow(all, { after: active?.id, facts, scheduleId })
      const at = all.findIndex(({ id }) => id === active?.id) + 1
      return [...all.slice(0, at || all.length), added, ...all.slice(at || all.length)]
    })
    hasFocus.current = true
    cursor.go({ row: active ? cursor.at.row + 1 : 0, column: visible.findIndex(({ key }) => key === 'title') })
  }
  /** Cells that are pasted into an empty sheet: by the names of their columns where they bring them, in the sheet's order otherwise. */
  const pasteAll = (cells: string[][]) => {
    if (hasHead(cells)) setFromFile({ name: m.office_sheet_clipboard(), read: readTable(rows, cells, facts) })
    else
      sheet.edit((all) =>
        pasteCells(
          all,
          {
            cells,
            shown: [],
            row: 0,
            columns: visible.map(({ key }) => key),
            column: 0,
            span: { ids: [], columns: [] },
          },
          facts,
        ),
      )
  }
  const chosen = new Set(shown.slice(cursor.rows[0], cursor.rows[1] + 1).map(({ id }) => id))
  /** What something hangs on is called off instead. */
  const remove = () => {
    if (!mayWriteRows) return
    sheet.edit((all) =>
      all
        .filter(({ id }) => !chosen.has(id) || facts.kept.has(id))
        .map((row) => (chosen.has(row.id) && !row.isCancelled ? { ...row, isCancelled: true } : row)),
    )
  }

  // The keys of the whole screen; inside a cell the grid has its own.
  const keys = useRef({ askToSave, undo: sheet.undo, redo: sheet.redo })
  keys.current = { askToSave, undo: sheet.undo, redo: sheet.redo }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, dialog') !== null
      const deed = keyOnScreen(event)
      if (deed === undefined || event.defaultPrevented || (isTyping && deed !== 'askToSave')) return
      event.preventDefault()
      if ((event.target as HTMLElement).closest('dialog') === null) keys.current[deed]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const locale = getLocale()
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to={`/batches/${opened.batch.id}`}>{pickText(opened.batch.title, locale)}</Link>
      </nav>
      <Tools
        sheet={sheet}
        opened={opened}
        shownCount={shown.length}
        scheduleId={scheduleId}
        onSchedule={setScheduleId}
        isEnglish={isEnglish}
        onEnglish={setIsEnglish}
        onlyMarked={onlyMarked}
        onOnlyMarked={setOnlyMarked}
        mayWrite={mayWriteRows}
        active={active}
        onInsert={insert}
        onRemove={remove}
        onOpen={setDialog}
        onFile={files.read}
        onExport={files.write}
      />
      <p role="status" className={styles.said}>
        {files.failure || said}
      </p>
      {sheet.hasDraft && count > 0 && (
        <p className="note-line">
          {m.office_draft_restored()}{' '}
          <button type="button" className="link-in" onClick={sheet.drop}>
            {m.office_draft_drop()}
          </button>
        </p>
      )}
      {sheet.clashes.length > 0 && <Clashes sheet={sheet} by={opened.changed_by?.name ?? ''} />}
      {rows.length === 0 ? (
        <EmptySheet
          batchId={opened.batch.id}
          hasSchedules={facts.schedules.size > 0}
          mayWrite={mayWriteRows}
          columnTitles={visible.map(({ title }) => title())}
          onCopy={() => setDialog('copy')}
          onFirstRow={insert}
          onPaste={pasteAll}
        />
      ) : (
        <>
          <section className={`card ${styles.sheet}`} aria-label={m.office_sheet_grid()}>
            {shown.length === 0 ? (
              <p className={styles.none}>
                {onlyMarked ? m.office_sheet_no_conflicts() : m.office_sheet_no_rows_here()}
              </p>
            ) : (
              <SheetGrid
                sheet={sheet}
                columns={visible}
                shown={shown}
                cursor={cursor}
                hasFocus={hasFocus}
                mayWrite={mayWrite}
                onInsert={insert}
                onRemove={remove}
                onSave={askToSave}
              />
            )}
          </section>
          <Foot
            sheet={sheet}
            active={active}
            column={visible[cursor.at.column]?.key}
            chosenCount={chosen.size}
            mayWrite={mayWriteRows || isTeacher}
            onSave={askToSave}
          />
        </>
      )}
      {dialog === 'save' && (
        <SaveDialog
          sheet={sheet}
          before={before}
          isBusy={save.isBusy}
          failure={save.failure}
          mayTell={mayWriteRows}
          onClose={() => {
            if (!save.isBusy) setDialog(undefined)
          }}
          onSave={async (seen) => {
            if (await save.save(seen)) setDialog(undefined)
          }}
        />
      )}
      {dialog === 'shift' && active && (
        <ShiftDialog
          rows={rows}
          facts={facts}
          from={active}
          scheduleId={scheduleId}
          onClose={() => setDialog(undefined)}
          onShift={(shift) => sheet.edit((all) => shift(all))}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          batchId={opened.batch.id}
          mayWrite={mayWriteRows}
          onClose={() => setDialog(undefined)}
          onRestore={(restore) => sheet.edit(() => restore(opened.rows.map(rowOf)))}
        />
      )}
      {dialog === 'copy' && (
        <CopyDialog
          onClose={() => setDialog(undefined)}
          onCopy={(from) => sheet.edit((all) => copyRows(all, from, facts))}
        />
      )}
      {dialog === 'class' && active && active.id > 0 && (
        <ClassDialog
          row={active}
          batchId={opened.batch.id}
          mayWrite={mayWriteRows}
          onClose={() => setDialog(undefined)}
          onSet={() => onReopen(m.office_saved())}
        />
      )}
      {fromFile && (
        <FileDialog
          {...fromFile}
          changes={countChanges(differenceOf(rows, fromFile.read.rows))}
          onClose={() => setFromFile(undefined)}
          onTake={(withoutAbsent) => {
            const gone = new Set(withoutAbsent ? fromFile.read.absent.filter((id) => !facts.kept.has(id)) : [])
            sheet.edit(() => fromFile.read.rows.filter(({ id }) => !gone.has(id)))
            setFromFile(undefined)
          }}
        />
      )}
      <p className="sr" role="status">
        {count > 0 ? m.office_sheet_count({ count: formatNumber(count, locale) }) : ''}
      </p>
    </>
  )
}

/** By their place on the keyboard, because with a Bengali layout the letter is another. */
function keyOnScreen({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): 'askToSave' | 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey)) return undefined
  if (code === 'KeyS') return 'askToSave'
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return code === 'KeyY' ? 'redo' : undefined
}
