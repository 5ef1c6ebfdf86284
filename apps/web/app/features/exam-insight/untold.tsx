import { fewestAnswers } from '@prostuti/learning-rules/insight/enough'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../kit/exam/exam-types.ts'
import { PictureCard } from './picture-card.tsx'
import { guessRuleWords } from './words/guess-words.ts'
import { untoldWords } from './words/untold-words.ts'

/** All pictures that an exam was too short for, in one place; the rule of guessing holds all the same. */
export function Untold({ insight }: { insight: ToldInsight }) {
  const locale = getLocale()
  const untold = untoldWords(insight)
  if (untold.length === 0) return null
  const isGuessingTold = insight.guesses.some(({ figures }) => figures !== null)
  const n = formatNumber(fewestAnswers, locale)
  return (
    <PictureCard title={m.insight_untold()} wide>
      <p>{m.insight_untold_text({ n, list: untold.join(', ') })}</p>
      {!isGuessingTold && <p>{guessRuleWords(insight.rules, locale).join(' ')}</p>}
    </PictureCard>
  )
}
