import type { attemptShows, listAttempts } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { marksWords, numberWords, outcomeWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { type Column, RowsTable } from '../../kit/exam/rows-table.tsx'
import { SearchBox } from '../../kit/exam/search-box.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import own from './results.module.css'
import { type AttemptRow, type PaperResults, resultsPath } from './results-types.ts'
import { VoidDialog } from './void-dialog.tsx'

type Show = (typeof attemptShows)[number]

const allShows: Show[] = ['ranked', 'passed', 'failed', 'late', 'void', 'faulty']

type AttemptsProps = { paperId: number; branches: PaperResults['branches']; hasPass: boolean }

/** Everybody who sat a paper, by rank; filtered and turned in the address. */
export function Attempts({ paperId, branches, hasPass }: AttemptsProps) {
  const { query, change } = useQueried()
  const [voided, setVoided] = useState<AttemptRow>()
  const may = useMay()
  const show = allShows.find((each) => each === query.get('show'))
  const search = query.get('search') ?? ''
  const branch = query.get('branch') ?? ''
  const asked = { show, search, branch, after: query.get('after') ?? undefined }
  const { data, error, refetch } = useQuery({
    ...get<typeof listAttempts>(`${resultsPath}/:id/attempts`, { params: { id: paperId }, query: asked }),
    placeholderData: keepPreviousData,
  })
  const shows = allShows.filter((each) => hasPass || (each !== 'passed' && each !== 'failed'))
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_results_who()}>
      <header>
        <h2>{m.office_results_who()}</h2>
        <span className="meta" role="status">
          {data && numberWords(data.total)}
        </span>
      </header>
      <div className={styles.tools}>
        <Pills
          choices={[undefined, ...shows].map((each) => ({ value: each, label: showWords(each) }))}
          value={show}
          onChange={(each) => change({ show: each })}
        />
        {branches.length > 1 && (
          <label className={own.branch}>
            <span className="sr">{m.office_results_branch()}</span>
            <select
              className="input"
              value={branch}
              onChange={({ currentTarget }) => change({ branch: currentTarget.value })}
            >
              <option value="">{m.office_results_all_branches()}</option>
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {pickText(name, getLocale())}
                </option>
              ))}
            </select>
          </label>
        )}
        <SearchBox
          label={m.office_results_search_doctor()}
          value={search}
          onSearch={(typed) => change({ search: typed })}
        />
      </div>
      {error && !data && <Unread error={error} retry={refetch} />}
      {data?.rows.length === 0 && <p className={styles.message}>{m.office_results_nobody()}</p>}
      {data && data.rows.length > 0 && (
        <RowsTable columns={attemptColumns(may('results.write') ? setVoided : undefined)} rows={data.rows} />
      )}
      <NextPage next={data?.next} onNext={(after) => change({ after })} />
      {voided && <VoidDialog attempt={voided} onClose={() => setVoided(undefined)} />}
    </section>
  )
}

type OnVoid = ((row: AttemptRow) => void) | undefined

const attemptColumns = (onVoid: OnVoid): Column<AttemptRow>[] => [
  {
    key: 'rank',
    head: m.office_results_rank(),
    is: 'number',
    cell: ({ rank }) => (rank === null ? '–' : numberWords(rank)),
  },
  { key: 'doctor', head: m.office_results_doctor(), cell: (row) => <Sitter row={row} onVoid={onVoid} /> },
  {
    key: 'marks',
    head: m.office_results_marks(),
    is: 'number',
    cell: ({ marks }) => (marks === null ? '–' : marksWords(marks)),
  },
  {
    key: 'wrong',
    head: m.office_results_wrong(),
    is: 'number secondary',
    cell: ({ wrong }) => (wrong === null ? '–' : numberWords(wrong)),
  },
  {
    key: 'took',
    head: m.office_results_took(),
    is: 'number secondary',
    cell: ({ took, finished_by }) => (
      <>
        {took === null ? '–' : clock(took)}
        {finished_by === 'deadline' && <small>{m.office_results_by_deadline()}</small>}
      </>
    ),
  },
  { key: 'device', head: m.office_results_device(), is: 'secondary', cell: ({ device }) => device },
  { key: 'outcome', head: m.office_results_outcome(), is: 'secondary', cell: (row) => <Outcome row={row} /> },
  ...(onVoid
    ? [
        {
          key: 'void',
          head: <span className="sr">{m.office_results_void_do()}</span>,
          is: 'secondary' as const,
          cell: (row: AttemptRow) => <VoidButton row={row} onVoid={onVoid} />,
        },
      ]
    : []),
]

/** Who it was; on a phone also how it came out. */
function Sitter({ row, onVoid }: { row: AttemptRow; onVoid: OnVoid }) {
  return (
    <>
      <b>{row.doctor.name}</b>
      <small>
        {localizeDigits(row.doctor.roll, getLocale())}
        {row.number > 1 && ` · ${m.office_results_attempt({ number: numberWords(row.number) })}`}
      </small>
      <span className={own.under}>
        <Outcome row={row} />
        {onVoid && <VoidButton row={row} onVoid={onVoid} />}
      </span>
    </>
  )
}

function VoidButton({ row, onVoid }: { row: AttemptRow; onVoid: (row: AttemptRow) => void }) {
  if (row.void !== null || row.finished_at === null) return null
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={m.office_results_void_of({ name: row.doctor.name })}
      onClick={() => onVoid(row)}
    >
      <Ban aria-hidden="true" size={18} /> {m.office_results_void_short()}
    </button>
  )
}

function Outcome({ row }: { row: AttemptRow }) {
  if (row.void)
    return (
      <>
        <span className="chip chip-bad">{m.office_results_void()}</span>
        <small>{row.void.words}</small>
      </>
    )
  if (row.is_faulty) return <span className="chip chip-bad">{m.office_results_faulty()}</span>
  if (!row.ranked) return <span className="chip chip-line">{m.office_results_late()}</span>
  if (row.outcome === null) return null
  return (
    <span className={`chip ${row.outcome === 'passed' ? 'chip-ok' : 'chip-line'}`}>{outcomeWords(row.outcome)}</span>
  )
}

const showWords = (show: Show | undefined): string =>
  show === undefined
    ? m.office_results_all()
    : {
        ranked: m.office_results_ranked,
        passed: m.office_results_passed,
        failed: m.office_results_failed,
        late: m.office_results_late,
        void: m.office_results_void,
        faulty: m.office_results_faulty,
      }[show]()

/** `১:২৩:০৪` */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return localizeDigits(text, getLocale())
}
