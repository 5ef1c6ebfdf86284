import { type Label, readLabel, readNumber } from './labels.ts'
import { isBlank, type Slice, sliceText } from './layout-line.ts'
import { optionsInside } from './split-options.ts'
import { readWord } from './words.ts'

/** What comes first after a line: the first option of a question, its answer, a number, or nothing of the kind. */
export type Ahead = 'options' | 'answer' | 'number' | 'nothing'

export const labelAtStart = <P>(slice: Slice<P>): Label | null => {
  const text = sliceText(slice)
  return readLabel(text, text.length - text.trimStart().length)
}

const isFirstOption = (label: Label | null): boolean =>
  label?.index === 0 && label.family !== 'roman' && label.family !== 'digit'

/** `stemList`: the list that numbers questions, if Word does. */
export function lookAhead<P>(lines: Slice<P>[], stemList: string | null): Ahead {
  const [first, ...rest] = lines
  if (first && optionsInside(sliceText(first), nextLabel(lines)).length > 0) return 'options'
  const own = first?.line.list?.id
  for (const slice of rest) {
    const list = slice.line.list?.id
    if (isBlank(slice) || (own !== undefined && list === own && list !== stemList)) continue
    const text = sliceText(slice)
    if (list !== undefined && list === stemList) return 'number'
    if (readWord(text)) return 'answer'
    if (list !== undefined || isFirstOption(labelAtStart(slice)) || optionsInside(text, null).length > 0)
      return 'options'
    if (readNumber(text)) return 'number'
  }
  return 'nothing'
}

/** The label that the next line begins with. */
export function nextLabel<P>(lines: Slice<P>[]): Label | null {
  const next = lines.slice(1).find((slice) => !isBlank(slice))
  return next ? labelAtStart(next) : null
}
