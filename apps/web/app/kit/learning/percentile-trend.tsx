import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { resultAddress } from '../exam/result/result-address.ts'
import { Trend } from '../exam/trend/trend.tsx'
import { Phrase } from '../rich-text/phrase.tsx'
import { Figures, FigureTable } from './figure-table.tsx'
import styles from './percentile-trend.module.css'
import type { ReadinessTrend } from './readiness-query.ts'
import { aheadOf, hasFallen, standingWords } from './standing-words.ts'

type Points = ReadinessTrend['points']

/** Where the doctor stood in each exam, in words, drawn and as a table. One exam makes no line. */
export function PercentileTrend({ points }: { points: Points }) {
  const percentiles = points.map(({ percentile }) => percentile)
  const last = points.at(-1)
  const newest = last && resultAddress(last)
  const drawn = points.map(({ family, key, finished_at, percentile }) => ({
    ...{ key: `${family}/${key}`, at: finished_at, percent: aheadOf(percentile) },
    ...{ average: null, pass: null },
  }))
  return (
    <>
      <p>{standingWords(percentiles).join(' ')}</p>
      {newest && hasFallen(percentiles) && (
        <Link className={`link ${styles.see}`} to={newest}>
          {m.readiness_down_see()}
          <Icon of={arrowRightIcon} size="sm" />
        </Link>
      )}
      {points.length > 1 && <Trend points={drawn} alt={m.readiness_trend_alt()} />}
      <Figures label={m.readiness_table()}>
        <StandingTable points={points} />
      </Figures>
    </>
  )
}

function StandingTable({ points }: { points: Points }) {
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  return (
    <FigureTable
      columns={[m.courseexam_column_exam(), m.readiness_column_ahead(), m.readiness_column_people()]}
      rows={points.toReversed().map((point) => ({
        key: `${point.family}/${point.key}`,
        head: <ExamName exam={point} />,
        cells: [number(aheadOf(point.percentile)), number(point.participants)],
      }))}
    />
  )
}

/** An exam with its day, and the way to its result. */
export function ExamName({ exam }: { exam: Omit<Points[number], 'percentile' | 'participants'> }) {
  const to = resultAddress(exam)
  const title = <Phrase text={exam.title} />
  return (
    <>
      {to ? <Link to={to}>{title}</Link> : title}
      <small>{formatDate(new Date(exam.finished_at), getLocale())}</small>
    </>
  )
}
