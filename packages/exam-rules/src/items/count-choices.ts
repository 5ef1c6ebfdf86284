import type { ChoiceFigures } from './item-analysis.ts'
import { type AnalysedQuestion, isStemRight, saidOfStem, wholeRight } from './item-table.ts'
import { correlationOf } from './moments.ts'
import { groupAtEnd, meanWithin } from './rank-by-value.ts'
import { discriminationOf, splitGroups } from './split-groups.ts'

/** Something that could be said to a question or to one of its stems, and who said it. */
export type Choice = Pick<ChoiceFigures, 'partId' | 'said' | 'isKey'> & {
  readonly isChosen: (at: number) => boolean
  /** What the question would come to for a candidate if this alone were right; undefined where that is not asked. */
  readonly rightAsKey: ((at: number) => number) | undefined
}

type Measure = { readonly count: number; readonly rest: Int32Array; readonly order: Uint32Array }

export function optionChoices(question: AnalysedQuestion, said: Uint16Array): Choice[] {
  const { key, parts } = question
  const options = key.type === 'sba' ? key.options : []
  const choices = parts.map(({ id: partId }, nth): Choice => {
    const isChosen = (at: number) => said[at] === nth + 1
    const isKey = options.includes(partId)
    const isOnlyKey = isKey && options.length === 1
    return {
      partId,
      said: null,
      isKey,
      isChosen,
      rightAsKey: isOnlyKey ? undefined : (at) => (isChosen(at) ? wholeRight : 0),
    }
  })
  return [
    ...choices,
    { partId: null, said: null, isKey: false, isChosen: (at) => said[at] === 0, rightAsKey: undefined },
  ]
}

export function stemChoices(
  question: AnalysedQuestion,
  { said, right, stem }: { said: Uint16Array; right: Uint8Array; stem: number },
): Choice[] {
  const { key, parts, byStems } = question
  const partId = parts[stem]!.id
  const truth = key.type === 'mcq' ? key.stems[partId] : undefined
  const worth = wholeRight / parts.length
  const isRight = (at: number) => isStemRight(key, partId, saidOfStem(said[at]!, stem))
  return (['T', 'F', null] as const).map((word): Choice => {
    const isChosen = (at: number) => saidOfStem(said[at]!, stem) === word
    return {
      partId: word === null ? null : partId,
      said: word,
      isKey: isStemRight(key, partId, word),
      isChosen,
      rightAsKey:
        word === null || truth === word || !byStems
          ? undefined
          : (at) => right[at]! + worth * (Number(isChosen(at)) - Number(isRight(at))),
    }
  })
}

export function countChoices(choices: readonly Choice[], { count, rest, order }: Measure): ChoiceFigures[] {
  const third = Math.round(count / 3)
  const best = third > 0 ? groupAtEnd(rest, order, third, 'top') : undefined
  return choices.map(({ partId, said, isKey, isChosen, rightAsKey }) => {
    const chosen = Uint8Array.from({ length: count }, (_, at) => Number(isChosen(at)))
    const fifths = [0, 0, 0, 0, 0]
    for (let position = 0; position < count; position++)
      fifths[Math.floor((5 * position) / count)]! += chosen[order[position]!]!
    return {
      partId,
      said,
      isKey,
      count: chosen.reduce((sum, each) => sum + each, 0),
      fifths,
      topThird: best ? meanWithin(best, (at) => chosen[at]!, count) : 0,
      correlation: correlationOf(chosen, rest),
      discriminationAsKey: rightAsKey
        ? discriminationOf(splitGroups(rest.map((each, at) => each + rightAsKey(at))), (at) => chosen[at]!, count)
        : null,
    }
  })
}
