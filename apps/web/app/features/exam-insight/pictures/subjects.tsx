import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../insight.module.css'
import { NoOthers, PictureCard } from '../picture-card.tsx'
import { subjectsWords } from '../words/subjects-words.ts'

type Subject = ToldInsight['subjects'][number]

/** The share right of each subject, within what luck allows, beside that of all. */
export function Subjects({ insight: { subjects } }: { insight: ToldInsight }) {
  const locale = getLocale()
  const told = subjects.filter(({ own }) => own.figures !== null)
  const untold = subjects.flatMap(({ own, subject }) => (own.figures === null ? subject : []))
  if (told.length === 0) return null
  const hasOthers = told.some(({ others }) => others.figures !== null)
  return (
    <PictureCard title={m.insight_subjects()} says={subjectsWords(subjects, locale)} wide>
      <ul className={`${styles.rows} ${styles.twoColumns}`}>
        {told.map((subject) => (
          <SubjectRow key={subject.key} subject={subject} locale={locale} />
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span data-is="dot">{m.insight_subjects_own()}</span>
        {hasOthers && <span data-is="tick">{m.insight_subjects_others()}</span>}
      </p>
      <DataTable
        caption={m.insight_subjects()}
        head={[
          m.insight_subjects_subject(),
          m.insight_subjects_own(),
          m.insight_subjects_range(),
          ...(hasOthers ? [m.insight_subjects_others()] : []),
        ]}
        rows={told.map((subject) => [subject.subject, ...cellsOf(subject, hasOthers, locale)])}
      />
      {untold.length > 0 && <p className={styles.few}>{m.insight_subjects_few({ subjects: untold.join(', ') })}</p>}
      {!hasOthers && <NoOthers silent={told[0]!.others.silent} />}
    </PictureCard>
  )
}

function SubjectRow({ subject: { subject, own, others }, locale }: { subject: Subject; locale: Locale }) {
  if (own.figures === null) return null
  const { right, asked, low, high } = own.figures
  const at = (share: number) => 6 + share * 316
  return (
    <li>
      <p className={styles.rowHead}>
        <b>
          <Phrase text={subject} />
        </b>
        <span>{percent(right / asked, locale)}</span>
      </p>
      <svg className={styles.svg} viewBox="0 0 328 22" aria-hidden="true">
        <rect className={styles.track} x="6" y="9" width="316" height="4" rx="2" />
        <rect className={styles.range} x={at(low)} y="7" width={at(high) - at(low)} height="8" rx="4" />
        {others.figures !== null && <path className={styles.even} d={`M${at(others.figures)} 2V20`} />}
        <circle className={styles.dot} cx={at(right / asked)} cy="11" r="5" />
      </svg>
    </li>
  )
}

const percent = (share: number, locale: Locale) =>
  m.insight_percent({ n: formatNumber(Math.round(100 * share), locale) })

function cellsOf({ own, others }: Subject, hasOthers: boolean, locale: Locale): string[] {
  if (own.figures === null) return []
  const { right, asked, low, high } = own.figures
  return [
    percent(right / asked, locale),
    m.insight_pace_between({ low: percent(low, locale), high: percent(high, locale) }),
    ...(hasOthers ? [others.figures === null ? '–' : percent(others.figures, locale)] : []),
  ]
}
