import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ExamProperty, MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { isByStem } from '../../kit/exam/result/result-counts.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { mostCostly } from './most-costly.ts'
import styles from './styles/result.module.css'

/** How the marks came about, and what wrong answers cost. */
export function Sum({ property, result }: { property: ExamProperty; result: MarkedResult }) {
  const locale = getLocale()
  const costs = property.sections.some(({ wrong }) => wrong > 0)
  const worst = mostCostly(result.subjects)
  return (
    <MySection title={costs ? m.result_loss_title() : m.result_sum_title()}>
      <div className={`card pad ${styles.resSum}`}>
        {result.lost > 0 ? (
          <div>
            <p className={styles.resLost}>{m.result_loss_big({ marks: formatMarks(-result.lost, locale) })}</p>
            <p className="muted">{lostWords(property, result, locale)}</p>
          </div>
        ) : (
          <div>
            {costs && (
              <p className={styles.resLost} data-is="none">
                {m.result_loss_none()}
              </p>
            )}
            <p className="muted">{costs ? m.result_loss_none_text() : m.result_loss_free_text()}</p>
          </div>
        )}
        <dl className="toc">
          <div>
            <dt>{m.result_earned()}</dt>
            <dd>{formatMarks(result.marks + result.lost, locale)}</dd>
          </div>
          {costs && (
            <div>
              <dt>{m.result_lost()}</dt>
              <dd className={result.lost > 0 ? styles.resMinus : undefined}>{formatMarks(-result.lost, locale)}</dd>
            </div>
          )}
          <div className={styles.resTotal}>
            <dt>{m.result_total()}</dt>
            <dd>{formatMarks(result.marks, locale)}</dd>
          </div>
        </dl>
        {worst && (
          <p className={styles.resHint}>
            {m.result_hint({
              subject: worst.subject,
              lost: formatMarks(worst.lost, locale),
              answered: formatNumber(worst.right + worst.wrong, locale),
              wrong: formatNumber(worst.wrong, locale),
            })}
          </p>
        )}
      </div>
    </MySection>
  )
}

/** What each one cost is said only where it was the same for all and nothing was spared. */
function lostWords({ sections }: ExamProperty, result: MarkedResult, locale: Locale): string {
  const { wrong, lost } = result
  const [ofEach, ofSome] = isByStem(result)
    ? [m.result_loss_each_stems, m.result_loss_some_stems]
    : [m.result_loss_each, m.result_loss_some]
  const count = formatNumber(wrong, locale)
  const each = sections[0]?.wrong ?? 0
  const alike = sections.every((section) => section.wrong === each) && each * wrong === lost
  return alike ? ofEach({ wrong: count, each: formatMarks(each, locale) }) : ofSome({ wrong: count })
}
