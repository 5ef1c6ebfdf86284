import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import {
  result_ahead,
  result_ahead_share,
  result_alone,
  result_average,
  result_first,
  result_highest,
  result_last,
  result_percentile,
  result_place_title,
  result_rank,
  result_ranks_drawn,
  result_ranks_drawn_text,
  result_ranks_never,
  result_ranks_never_text,
  result_ranks_soon,
  result_ranks_soon_text,
  result_unranked,
  result_unranked_again,
  result_unranked_late,
} from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { formatMarks, formatPercentile } from '../exams/exam-words.ts'
import { MySection } from '../my/section.tsx'
import { Distribution } from './distribution.tsx'
import { peopleBelow, type Ranking, rankingOf } from './ranking-of.ts'
import { ResultIcon } from './result-icon.tsx'
import type { MarkedData } from './result-query.ts'

/** Where one stands among all: the picture, the rank, and before there is one, when it comes. */
export function Place({ data }: { data: MarkedData }) {
  const locale = getLocale()
  const { result } = data
  const { distribution } = result
  const ranking = rankingOf(data, new Date())
  const alone = ranking.kind === 'ranked' && ranking.participants === 1
  const reason = ranking.kind === 'ranked' ? undefined : noRankWords(ranking, result.attempt, locale)
  return (
    <MySection title={result_place_title()}>
      <div className="card">
        {distribution?.bins.some(({ count }) => count > 0) && (
          <div className="res-picture">
            <Distribution
              distribution={distribution}
              marks={result.marks}
              passMarks={result.pass_marks}
              percentile={ranking.kind === 'ranked' && ranking.participants > 1 ? ranking.percentile : null}
            />
            {ranking.kind === 'ranked' && <p>{aheadWords(ranking, locale)}</p>}
          </div>
        )}
        {reason && (
          <div className="res-wait">
            <ResultIcon name="clock" />
            <div>
              <b>{reason.title}</b>
              <p>{reason.text}</p>
            </div>
          </div>
        )}
        <Figures
          of={[
            ranking.kind === 'ranked' && {
              label: result_rank(),
              value: (
                <>
                  {formatNumber(ranking.rank, locale)} <small>/ {formatNumber(ranking.participants, locale)}</small>
                </>
              ),
            },
            ranking.kind === 'ranked' &&
              ranking.participants > 1 && {
                label: result_percentile(),
                value: formatPercentile(ranking.percentile, locale).replace('%', ''),
              },
            !alone &&
              distribution?.highest != null && {
                label: result_highest(),
                value: formatMarks(distribution.highest, locale),
              },
            !alone &&
              distribution?.average != null && {
                label: result_average(),
                value: formatMarks(Math.round(distribution.average / 10) * 10, locale),
              },
          ]}
        />
      </div>
    </MySection>
  )
}

function Figures({ of }: { of: ({ label: string; value: ReactNode } | false)[] }) {
  const shown = of.filter((figure) => figure !== false)
  if (shown.length === 0) return null
  return (
    <dl className="res-figures">
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function aheadWords({ rank, participants, percentile }: Extract<Ranking, { kind: 'ranked' }>, locale: Locale): string {
  if (participants === 1) return result_alone()
  if (rank === 1) return result_first({ people: formatNumber(participants, locale) })
  const people = peopleBelow(percentile, participants)
  if (people === undefined) return result_ahead_share({ share: formatPercentile(percentile, locale) })
  return people === 0 ? result_last() : result_ahead({ people: formatNumber(people, locale) })
}

function noRankWords(ranking: Exclude<Ranking, { kind: 'ranked' }>, attempt: number, locale: Locale) {
  switch (ranking.kind) {
    case 'coming':
      return {
        title: result_ranks_soon({ when: formatWhen(ranking.at, new Date(), locale) }),
        text: result_ranks_soon_text(),
      }
    case 'being-drawn':
      return { title: result_ranks_drawn(), text: result_ranks_drawn_text() }
    case 'never':
      return { title: result_ranks_never(), text: result_ranks_never_text() }
    case 'later-attempt':
      return { title: result_unranked(), text: result_unranked_again({ nth: formatOrdinal(attempt, locale) }) }
    case 'late':
      return { title: result_unranked(), text: result_unranked_late() }
  }
}
