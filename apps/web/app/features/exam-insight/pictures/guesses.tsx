import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { formatMarks } from '../../../kit/exam/exam-words.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../insight.module.css'
import { PictureCard } from '../picture-card.tsx'
import { guessRuleWords } from '../words/guess-words.ts'

type Guess = ToldInsight['guesses'][number]

/** What doubtful answers earned against leaving them blank, and from which share right they pay. */
export function Guesses({ insight }: { insight: ToldInsight }) {
  const locale = getLocale()
  const told = insight.guesses.filter(({ figures }) => figures !== null)
  if (told.length === 0) return null
  return (
    <PictureCard
      title={m.insight_guesses()}
      says={[
        m.insight_guesses_text(),
        insight.stems !== null && m.insight_guesses_stems(),
        ...guessRuleWords(insight.rules, locale),
      ]}
      tall
    >
      <ul className={styles.rows}>
        {insight.guesses.map((guess) => (
          <GuessRow key={guess.group} guess={guess} locale={locale} />
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span data-is="right">{m.insight_guesses_share()}</span>
        {told.some(({ figures }) => (figures?.break_even ?? 0) > 0) && (
          <span data-is="tick">{m.insight_guesses_line()}</span>
        )}
      </p>
      <DataTable
        caption={m.insight_guesses_table()}
        head={[
          m.insight_guesses_which(),
          m.insight_guesses_share(),
          m.insight_guesses_even(),
          m.insight_guesses_marks(),
        ]}
        rows={told.map((guess) => [groupWords(guess), ...cellsOf(guess, locale)])}
      />
    </PictureCard>
  )
}

function GuessRow({ guess, locale }: { guess: Guess; locale: Locale }) {
  const { figures } = guess
  if (figures === null)
    return (
      <li>
        <p className={styles.rowHead}>
          <b>{groupWords(guess)}</b>
        </p>
        <p className={styles.rowFoot}>{m.insight_few_answers()}</p>
      </li>
    )
  const share = figures.right / (figures.right + figures.wrong)
  return (
    <li>
      <p className={styles.rowHead}>
        <b>{groupWords(guess)}</b>
        <span className={styles.earned} data-is={figures.earned < 0 ? 'loss' : undefined}>
          {m.insight_guesses_earned({ marks: signed(figures.earned, locale) })}
        </span>
      </p>
      <svg className={styles.gauge} viewBox="0 0 328 20" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} x="0" y="4" width="328" height="12" />
        <rect className={styles.right} x="0" y="4" width={328 * share} height="12" />
        {figures.break_even > 0 && (
          <path className={styles.even} d={`M${328 * figures.break_even} 0V20`} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <p className={styles.rowFoot}>
        {m.insight_guesses_of({
          n: formatNumber(figures.right + figures.wrong, locale),
          share: formatNumber(Math.round(100 * share), locale),
        })}
      </p>
    </li>
  )
}

const groupWords = ({ group }: Guess): string =>
  ({
    flagged: m.insight_guesses_flagged,
    changed: m.insight_guesses_changed,
    last_minute: m.insight_guesses_last,
  })[group]()

/** `+২.৫`, `−০.৫`, `০`. */
const signed = (marks: number, locale: Locale) => `${marks > 0 ? '+' : ''}${formatMarks(marks, locale)}`

function cellsOf({ figures }: Guess, locale: Locale): string[] {
  if (figures === null) return []
  const percent = (share: number) => m.insight_percent({ n: formatNumber(Math.round(100 * share), locale) })
  return [
    percent(figures.right / (figures.right + figures.wrong)),
    percent(figures.break_even),
    signed(figures.earned, locale),
  ]
}
