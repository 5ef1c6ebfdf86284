import type { TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import {
  CalendarClock,
  Copy,
  Download,
  History,
  Plus,
  Redo2,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  Video,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { slashed } from './model/cell-text.ts'
import type { Opened } from './model/sheet-facts.ts'
import styles from './timetable.module.css'
import type { SheetState } from './use-sheet.ts'

/** The dialogs of the sheet, one at a time. */
export type OpenDialog = 'save' | 'shift' | 'history' | 'copy' | 'class'

type ToolsProps = {
  sheet: SheetState
  opened: Opened
  shownCount: number
  scheduleId: number | undefined
  onSchedule: (id: number | undefined) => void
  isEnglish: boolean
  onEnglish: (is: boolean) => void
  onlyMarked: boolean
  onOnlyMarked: (is: boolean) => void
  mayWrite: boolean
  active: TimetableRow | undefined
  onInsert: () => void
  onRemove: () => void
  onOpen: (dialog: OpenDialog) => void
  onFile: (file: File) => void
  onExport: () => void
}

/** Above the sheet: which schedule, what is in the way, and what can be done with rows. */
export function Tools(props: ToolsProps) {
  const { sheet, opened, shownCount, scheduleId, onSchedule, mayWrite, active, onOpen } = props
  const locale = getLocale()
  const picker = useRef<HTMLInputElement>(null)
  const day = (date: string) => localizeDigits(slashed(date), locale)
  const isLecture = active !== undefined && active.id > 0 && active.kind !== 'exam'
  const { starts_on, ends_on } = opened.batch
  const lecture = (
    <Tool icon={<Video size={17} />} onClick={() => onOpen('class')} isOff={!isLecture}>
      {m.office_sheet_class()}
    </Tool>
  )
  return (
    <>
      <header className={styles.top}>
        <div>
          <h1>{m.office_sheet()}</h1>
          <p className={styles.about}>
            {m.office_sheet_about({
              rows: formatNumber(shownCount, locale),
              from: day(starts_on),
              to: day(ends_on),
            })}
          </p>
        </div>
        <div className={styles.files}>
          <Tool icon={<History size={17} />} onClick={() => onOpen('history')}>
            {m.office_sheet_history()}
          </Tool>
          <Tool icon={<Download size={17} />} onClick={props.onExport}>
            {m.office_sheet_export()}
          </Tool>
          {mayWrite && (
            <>
              <Tool icon={<Upload size={17} />} onClick={() => picker.current?.click()}>
                {m.office_sheet_import()}
              </Tool>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label={m.office_sheet_import()}
                accept=".xlsx,.csv,text/csv"
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0]
                  if (file) props.onFile(file)
                  currentTarget.value = ''
                }}
              />
              <Tool icon={<Copy size={17} />} onClick={() => onOpen('copy')}>
                {m.office_sheet_copy()}
              </Tool>
            </>
          )}
        </div>
      </header>
      <div className={styles.tools}>
        {opened.schedules.length > 1 && (
          <fieldset className="seg" aria-label={m.office_sheet_schedule()}>
            {[undefined, ...opened.schedules].map((each) => (
              <button
                key={each?.id ?? 0}
                type="button"
                aria-pressed={scheduleId === each?.id}
                onClick={() => onSchedule(each?.id)}
              >
                {each ? pickText(each.title, locale) : m.office_sheet_all()}
              </button>
            ))}
          </fieldset>
        )}
        {mayWrite ? (
          <div className={styles.verbs}>
            <Tool icon={<Plus size={17} />} onClick={props.onInsert}>
              {m.office_sheet_insert()}
            </Tool>
            <Tool icon={<Trash2 size={17} />} onClick={props.onRemove} isOff={active === undefined}>
              {m.office_sheet_remove()}
            </Tool>
            <Tool icon={<CalendarClock size={17} />} onClick={() => onOpen('shift')} isOff={active === undefined}>
              {m.office_sheet_shift()}
            </Tool>
            {lecture}
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_sheet_undo()}
              aria-disabled={!sheet.canUndo}
              onClick={sheet.undo}
            >
              <Undo2 size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_sheet_redo()}
              aria-disabled={!sheet.canRedo}
              onClick={sheet.redo}
            >
              <Redo2 size={18} aria-hidden="true" />
            </button>
          </div>
        ) : (
          <div className={styles.verbs}>{lecture}</div>
        )}
        <div className={styles.view}>
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-pressed={props.isEnglish}
            onClick={() => props.onEnglish(!props.isEnglish)}
          >
            {m.office_sheet_english()}
          </button>
          <button
            type="button"
            className={`btn btn-line btn-sm ${styles.conflicts}`}
            data-is={sheet.conflicts.length > 0 ? 'some' : undefined}
            aria-pressed={props.onlyMarked}
            onClick={() => props.onOnlyMarked(!props.onlyMarked)}
          >
            <TriangleAlert size={16} aria-hidden="true" />
            {sheet.marks.size === 0
              ? m.office_sheet_no_conflicts()
              : m.office_sheet_conflict_rows({ count: formatNumber(sheet.marks.size, locale) })}
          </button>
        </div>
      </div>
    </>
  )
}

type ToolProps = { icon: ReactNode; onClick: () => void; isOff?: boolean; children: ReactNode }

const Tool = ({ icon, onClick, isOff = false, children }: ToolProps) => (
  <button type="button" className="btn btn-line btn-sm" aria-disabled={isOff} onClick={() => !isOff && onClick()}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    {children}
  </button>
)
