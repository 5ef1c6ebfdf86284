import { heldMoves } from '@prostuti/exam-rules'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useId, useState } from 'react'
import { changeWords, countDoctors } from '../model/change-words.ts'
import type { Seen } from '../use-save.ts'
import type { SheetState } from '../use-sheet.ts'
import styles from './dialogs.module.css'

type SaveDialogProps = {
  sheet: SheetState
  before: SheetState['byId']
  isBusy: boolean
  failure: string
  mayTell: boolean
  onClose: () => void
  onSave: (seen: Seen) => void
}

/** As many as anybody reads; the count above says how many there are. */
const listed = 100

/** What will change and for whom, before anything does. */
export function SaveDialog({ sheet, before, isBusy, failure, mayTell, onClose, onSave }: SaveDialogProps) {
  const { difference, facts, byId, count, conflicts, movedPapers } = sheet
  const [withPapers, setWithPapers] = useState(true)
  const [isTelling, setIsTelling] = useState(false)
  const [title, setTitle] = useState<string>(m.office_sheet_notice_title_default())
  const [text, setText] = useState<string>(m.office_sheet_notice_text_default())
  const id = useId()
  const locale = getLocale()
  const [now] = useState(() => new Date())
  const movedHeld = heldMoves(difference, byId, now)
  const isHeld = new Set(movedHeld)
  const staying = papersThatStay(sheet)
  const titlesOf = (ids: number[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      ids.map((paperId) => pickText(facts.titles.paperId.get(paperId) ?? { bn: '' }, locale)),
    )
  const words = changeWords(difference, { before, after: byId, facts })
  const inOrder = [
    ...words.filter(({ id: row }) => isHeld.has(row)),
    ...words.filter(({ id: row }) => !isHeld.has(row)),
  ]
  const doctors = countDoctors(difference, byId, facts)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_sheet_save_title()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_sheet_back()}
          </button>
          <button
            type="button"
            className="btn btn-go"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() =>
              !isBusy &&
              onSave({ notice: isTelling ? { title: { bn: title }, text: { bn: text } } : null, movedHeld, withPapers })
            }
          >
            {m.office_sheet_save_now()}
          </button>
        </>
      }
    >
      <p className={styles.sum}>
        {m.office_sheet_sum({ rows: formatNumber(count, locale), doctors: formatNumber(doctors, locale) })}
      </p>
      {conflicts.length > 0 && (
        <p className={styles.warning}>
          {m.office_sheet_conflicts_left({ count: formatNumber(conflicts.length, locale) })}
        </p>
      )}
      {movedHeld.length > 0 && (
        <p className={styles.warning}>{m.office_sheet_held_moves({ count: formatNumber(movedHeld.length, locale) })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
      <ul className={styles.changes} tabIndex={0} aria-label={m.office_sheet_changes()}>
        {/* What was held and moves comes first: nobody reads all of a long list. */}
        {inOrder.slice(0, listed).map(({ id: row, kind, head, cells }) => (
          <li key={row} data-is={kind}>
            <b>{head}</b> {kind === 'added' && <span className="chip chip-brand">{m.office_sheet_added()}</span>}
            {kind === 'removed' && <span className="chip chip-line">{m.office_sheet_removed()}</span>}
            {cells.map(({ column, before: was, after }) => (
              <span key={column} className={styles.change}>
                {column}: <del>{was || m.office_value_empty()}</del> → <ins>{after || m.office_value_empty()}</ins>
              </span>
            ))}
          </li>
        ))}
        {words.length > listed && (
          <li>{m.office_sheet_more({ count: formatNumber(words.length - listed, locale) })}</li>
        )}
      </ul>
      {staying.length > 0 && (
        <p className={styles.warning}>{m.office_sheet_papers_stay({ titles: titlesOf(staying) })}</p>
      )}
      {movedPapers.size > 0 && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={withPapers}
            onChange={(event) => setWithPapers(event.currentTarget.checked)}
          />
          {m.office_sheet_papers_move({ titles: titlesOf([...movedPapers.keys()]) })}
        </label>
      )}
      {mayTell && doctors > 0 && (
        <div className={styles.tell}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isTelling}
              onChange={(event) => setIsTelling(event.currentTarget.checked)}
            />
            {m.office_sheet_tell({ doctors: formatNumber(doctors, locale) })}
          </label>
          {isTelling && (
            <>
              <div className="field">
                <label htmlFor={`${id}-title`}>{m.office_sheet_notice_title()}</label>
                <input
                  id={`${id}-title`}
                  className="input"
                  maxLength={200}
                  value={title}
                  onChange={(event) => setTitle(event.currentTarget.value)}
                />
              </div>
              <div className="field">
                <label htmlFor={`${id}-text`}>{m.office_sheet_notice_text()}</label>
                <textarea
                  id={`${id}-text`}
                  className="input"
                  rows={3}
                  maxLength={2000}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              </div>
            </>
          )}
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </Dialog>
  )
}

/** Papers whose row gets another hour and which do not go with it: begun, open, of other batches too, or only one of their rows moved. */
function papersThatStay({ difference, byId, movedPapers }: SheetState): number[] {
  const papers = difference.changed
    .filter(({ after }) => 'date' in after || 'starts' in after)
    .flatMap(({ id }) => byId.get(id)?.paperId ?? [])
  return [...new Set(papers)].filter((id) => !movedPapers.has(id))
}
