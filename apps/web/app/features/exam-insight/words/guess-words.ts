import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

/** From which share an answer pays: one sentence for each share that the paper's rules come to. */
export function guessRuleWords(rules: ToldInsight['rules'], locale: Locale): string[] {
  const shares = [...new Set(rules.map(({ break_even }) => Math.round(100 * break_even)))].filter((share) => share > 0)
  if (shares.length === 0) return [m.insight_guesses_free({}, { locale })]
  return shares.map((share) => m.insight_guesses_rule({ n: formatNumber(share, locale) }, { locale }))
}
