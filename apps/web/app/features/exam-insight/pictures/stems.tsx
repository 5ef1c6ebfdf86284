import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../insight.module.css'
import { PictureCard } from '../picture-card.tsx'
import { sayingWords } from '../words/saying-words.ts'
import { SplitBar } from './split-bar.tsx'

type ToldStems = NonNullable<ToldInsight['stems']>
type Kind = { name: string; tally: ToldStems['true'] }

/** True/false stems by what is so: which kind is missed, and whether one word is said too often. */
export function Stems({ insight: { stems } }: { insight: ToldInsight }) {
  if (stems === null) return null
  const locale = getLocale()
  const kinds: Kind[] = [
    { name: m.insight_stems_true(), tally: stems.true },
    { name: m.insight_stems_false(), tally: stems.false },
  ]
  const told = kinds.filter(({ tally }) => tally.figures !== null)
  if (told.length === 0) return null
  return (
    <PictureCard title={m.insight_stems()} says={sayingWords(stems.saying.figures, locale)}>
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <StemRow key={kind.name} kind={kind} locale={locale} />
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span data-is="right">{m.insight_right()}</span>
        <span data-is="wrong">{m.insight_wrong()}</span>
        <span data-is="rest">{m.insight_blank()}</span>
      </p>
      <DataTable
        caption={m.insight_stems_table()}
        head={[m.insight_stems_kind(), m.insight_right(), m.insight_wrong(), m.insight_blank()]}
        rows={told.map(({ name, tally: { figures } }) => [
          name,
          ...[figures?.right, figures?.wrong, figures?.blank].map((count) => formatNumber(count ?? 0, locale)),
        ])}
      />
    </PictureCard>
  )
}

function StemRow({ kind: { name, tally }, locale }: { kind: Kind; locale: Locale }) {
  if (tally.figures === null)
    return (
      <li>
        <p className={styles.rowHead}>
          <b>{name}</b>
        </p>
        <p className={styles.rowFoot}>{m.insight_few_answers()}</p>
      </li>
    )
  const { right, wrong, blank } = tally.figures
  const share = Math.round((100 * right) / (right + wrong + blank))
  return (
    <li>
      <p className={styles.rowHead}>
        <b>{name}</b>
        <span>{m.insight_percent({ n: formatNumber(share, locale) })}</span>
      </p>
      <SplitBar
        parts={[
          { name: 'right', is: 'right', count: right },
          { name: 'wrong', is: 'wrong', count: wrong },
          { name: 'blank', is: 'rest', count: blank },
        ]}
      />
    </li>
  )
}
