import type { courseExams, ResponseOf } from '@prostuti/contract'
import { percentOf } from '@prostuti/exam-rules'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MySection } from '../../my-page/section.tsx'
import { Phrase } from '../../rich-text/phrase.tsx'
import { formatMarks } from '../exam-words.ts'
import styles from './results-table.module.css'

type OwnResult = NonNullable<ResponseOf<typeof courseExams>['exams'][number]['result']>

export type ListedResult = {
  key: string
  title: string
  /** Undefined where there is no page of it any more. */
  to: string | undefined
  at: string
  /** What it is of, beside the date. */
  of?: string | undefined
  result: OwnResult | null
  /** What is said in the place of figures that are not there. */
  instead: ReactNode
}

/** Exams that are over for the doctor, the newest first. */
export function ResultsTable({ results }: { results: readonly ListedResult[] }) {
  return (
    <MySection title={m.courseexam_all_results()}>
      <table className={`card ${styles.results}`}>
        <thead>
          <tr>
            <th scope="col">{m.courseexam_column_exam()}</th>
            <th scope="col">{m.courseexam_column_marks()}</th>
            <th scope="col">{m.courseexam_column_percent()}</th>
            <th scope="col">{m.courseexam_column_average()}</th>
            <th scope="col">{m.courseexam_column_rank()}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((listed) => (
            <ResultRow key={listed.key} listed={listed} />
          ))}
        </tbody>
      </table>
    </MySection>
  )
}

function ResultRow({ listed: { title, to, at, of, result, instead } }: { listed: ListedResult }) {
  const locale = getLocale()
  const percent = (marks: number, outOf: number) =>
    m.courseexam_percent({ n: formatNumber(percentOf(marks, outOf), locale) })
  return (
    <tr>
      <th scope="row">
        {to ? (
          <Link to={to}>
            <Phrase text={title} />
          </Link>
        ) : (
          <Phrase text={title} />
        )}
        <small>
          {formatDate(new Date(at), locale)}
          {of && <> · {of}</>}
        </small>
      </th>
      {result === null ? (
        <td colSpan={4}>{instead}</td>
      ) : (
        <>
          <Cell name={m.courseexam_column_marks()}>
            {formatMarks(result.marks, locale)}/{formatMarks(result.out_of, locale)}
          </Cell>
          <Cell name={m.courseexam_column_percent()}>
            <b>{percent(result.marks, result.out_of)}</b>
          </Cell>
          <Cell name={m.courseexam_column_average()}>
            {result.average === null ? '–' : percent(result.average, result.out_of)}
          </Cell>
          <Cell name={m.courseexam_column_rank()}>{rankWords(result)}</Cell>
        </>
      )}
    </tr>
  )
}

/** The heads are out of sight on a phone, where each figure carries its name. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td>
      <span className={styles.resultsName} aria-hidden="true">
        {name}
      </span>
      <span>{children}</span>
    </td>
  )
}

function rankWords({ rank, participants, ranks_at }: OwnResult): string {
  const locale = getLocale()
  if (rank !== null)
    return m.courseexam_rank_of({ rank: formatOrdinal(rank, locale), people: formatNumber(participants ?? 0, locale) })
  return ranks_at === null ? m.courseexam_rank_none() : m.courseexam_rank_wait()
}
