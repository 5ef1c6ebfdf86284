import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { clockIcon } from '@prostuti/ui/icons/study'
import type { ReactNode } from 'react'
import { formatMarks, formatPercentile } from '../../kit/exam/exam-words.ts'
import { peopleBelow, type Ranking, rankingOf } from '../../kit/exam/result/ranking-of.ts'
import type { MarkedData } from '../../kit/exam/result/result-query.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { Distribution } from './distribution/distribution.tsx'
import styles from './styles/result.module.css'

/** Where one stands among all: the picture, the rank, and before there is one, when it comes. */
export function Rank({ data }: { data: MarkedData }) {
  const locale = getLocale()
  const { result } = data
  const { distribution } = result
  const ranking = rankingOf(data, new Date())
  const alone = ranking.kind === 'ranked' && ranking.participants === 1
  const reason = ranking.kind === 'ranked' ? undefined : noRankWords(ranking, result.attempt, locale)
  return (
    <MySection title={m.result_rank_title()}>
      <div className="card">
        {distribution?.bins.some(({ count }) => count > 0) && (
          <div className={styles.resPicture}>
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
          <div className={styles.resWait}>
            <Icon of={clockIcon} />
            <div>
              <b>{reason.title}</b>
              <p>{reason.text}</p>
            </div>
          </div>
        )}
        <Figures
          of={[
            ranking.kind === 'ranked' && {
              label: m.result_rank(),
              value: (
                <>
                  {formatNumber(ranking.rank, locale)} <small>/ {formatNumber(ranking.participants, locale)}</small>
                </>
              ),
            },
            ranking.kind === 'ranked' &&
              ranking.participants > 1 && {
                label: m.result_percentile(),
                value: formatPercentile(ranking.percentile, locale).replace('%', ''),
              },
            !alone &&
              distribution?.highest != null && {
                label: m.result_highest(),
                value: formatMarks(distribution.highest, locale),
              },
            !alone &&
              distribution?.average != null && {
                label: m.result_average(),
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
    <dl className={styles.resFigures}>
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
  if (participants === 1) return m.result_alone()
  if (rank === 1) return m.result_first({ people: formatNumber(participants, locale) })
  const people = peopleBelow(percentile, participants)
  if (people === undefined) return m.result_ahead_share({ share: formatPercentile(percentile, locale) })
  return people === 0 ? m.result_last() : m.result_ahead({ people: formatNumber(people, locale) })
}

function noRankWords(ranking: Exclude<Ranking, { kind: 'ranked' }>, attempt: number, locale: Locale) {
  switch (ranking.kind) {
    case 'coming':
      return {
        title: m.result_ranks_soon({ when: formatWhen(ranking.at, new Date(), locale) }),
        text: m.result_ranks_soon_text(),
      }
    case 'being-drawn':
      return { title: m.result_ranks_drawn(), text: m.result_ranks_drawn_text() }
    case 'never':
      return { title: m.result_ranks_never(), text: m.result_ranks_never_text() }
    case 'later-attempt':
      return { title: m.result_unranked(), text: m.result_unranked_again({ nth: formatOrdinal(attempt, locale) }) }
    case 'late':
      return { title: m.result_unranked(), text: m.result_unranked_late() }
  }
}
