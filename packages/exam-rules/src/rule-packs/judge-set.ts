import { type Marks, reachesPercent } from '../marking/marks.ts'
import type { SetRule } from './set-rule.ts'

export type SetVerdict = {
  readonly outcome: 'passed' | 'failed' | 'incomplete'
  readonly marks: Marks
  readonly outOf: Marks
  /** In the order given. `short`: below the pass mark but within what is tolerated. */
  readonly papers: readonly ('passed' | 'short' | 'failed')[]
}

/** Passes or fails a set of papers together. Until all papers are sat there is no verdict. */
export function judgeSet(rule: SetRule, results: readonly { marks: Marks; outOf: Marks }[]): SetVerdict {
  const papers = results.map(({ marks, outOf }) => {
    if (reachesPercent(marks, outOf, rule.passPercent)) return 'passed'
    return reachesPercent(marks, outOf, rule.tolerated.percent) ? 'short' : 'failed'
  })
  const marks = results.reduce((sum, result) => sum + result.marks, 0)
  const outOf = results.reduce((sum, result) => sum + result.outOf, 0)
  if (results.length < rule.papers) return { outcome: 'incomplete', marks, outOf, papers }
  const short = papers.filter((paper) => paper === 'short').length
  const tolerable = short <= rule.tolerated.papers && reachesPercent(marks, outOf, rule.tolerated.totalPercent)
  const passed = !papers.includes('failed') && (short === 0 || tolerable)
  return { outcome: passed ? 'passed' : 'failed', marks, outOf, papers }
}
