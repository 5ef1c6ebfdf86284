import type { rewordImportRow } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { post } from '../../../api/call.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { count, shown } from '../model/fault-words.ts'
import { type Import, type ImportRow, importsPath } from '../model/use-import.ts'
import type { Mending } from '../model/use-mending.ts'
import paperStyles from '../paper.module.css'
import styles from './pane.module.css'

type OriginalProps = { of: Import; row: ImportRow; mending: Mending }

/** The lines of the file as they stand there, with their numbers; what is wrong is marked in red. */
export function Original({ of, row, mending }: OriginalProps) {
  const faults = row.faults.filter(({ weight }) => weight === 'cannot')
  const marked = faults.find(({ line, found }) => line !== null && found)
  const pages = [...new Set(row.lines.flatMap(({ page }) => (page === null ? [] : [page])))]
  return (
    <div className={styles.original}>
      <p className={styles.lbl}>
        <b>{m.office_import_in_file({ format: formatWords(of) })}</b>{' '}
        {pages[0] !== undefined && <span className="hint">{m.office_import_page({ page: count(pages[0]) })}</span>}
      </p>
      <ol className={paperStyles.paper}>
        {row.lines.map(({ number, runs }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never move; cells of one row have one number
          <li key={nth}>
            <span className={paperStyles.lineNumber}>{localizeDigits(number, getLocale())}</span>
            {runs.map(({ raw, isBijoy }, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line
                key={at}
                className={isBijoy ? paperStyles.bijoy : undefined}
                lang={isBijoy ? 'zxx' : undefined}
              >
                {marked?.line === number && marked.found ? <Marked text={raw} part={marked.found} /> : raw}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {marked?.line && marked.expected && (
        <p className="hint">
          {m.office_import_mark({ line: localizeDigits(marked.line, getLocale()), expected: shown(marked.expected) })}
        </p>
      )}
      <Wording of={of} row={row} mending={mending} />
    </div>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = text.lastIndexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  )
}

/** Bijoy of this row, converted or as it was written: the lines remember both. */
function Wording({ of, row, mending }: OriginalProps) {
  if (row.bijoy === 'none' || row.state === 'taken') return null
  const to = row.bijoy === 'converted' ? 'as_written' : 'converted'
  const reword = async () => {
    await mending.flush()
    try {
      const params = { id: of.id, number: row.number }
      const body = { revision: mending.revision(), to } as const
      mending.take(await post<typeof rewordImportRow>(`${importsPath}/:id/rows/:number/words`, body, { params }))
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    }
  }
  return (
    <button type="button" className="link-in" onClick={() => void reword()}>
      {to === 'as_written' ? m.office_import_as_written() : m.office_import_as_converted()}
    </button>
  )
}

const formatWords = ({ format }: Import): string =>
  ({ docx: 'Word', xlsx: 'Excel', csv: 'CSV', aiken: 'Aiken', gift: 'GIFT', moodle_xml: 'Moodle XML' })[
    format ?? 'docx'
  ]
