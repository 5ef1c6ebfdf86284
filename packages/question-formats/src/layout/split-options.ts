import { findLabels, type Label, type LabelFamily, readLabel } from './labels.ts'

/** An option inside a line: from its label on, up to the next one. */
export type FoundOption = { family: LabelFamily; index: number; isMarked: boolean; from: number; to: number }

/** What the options before it were labelled by, and how many there are. */
export type Expected = { family: LabelFamily; count: number }

/** Digits and Roman numbers label statements and questions too; those are told apart once the question is whole. */
const labelsOptions = (label: Label | null): label is Label =>
  label !== null && label.family !== 'digit' && label.family !== 'roman'

/**
 * The options of a line that begins with one. Only labels that follow each other count: the `B.` of "Hepatitis B. virus" is none
 * where `B.` begins the next line.
 */
export function optionsOfLine(text: string, expected: Expected | null, next: Label | null): FoundOption[] {
  const first = readLabel(text, text.length - text.trimStart().length)
  if (!labelsOptions(first) || !continues(first, expected)) return []
  return cut(text, chainFrom(first, findLabels(text, first.to), next))
}

const continues = (label: Label, expected: Expected | null): boolean =>
  expected === null ? label.index === 0 : label.family === expected.family && label.index === expected.count

/** The options behind the words of a question on one line: two of them at least, or one that the next line goes on from. */
export function optionsInside(text: string, next: Label | null, families = labelsOptions): FoundOption[] {
  const labels = findLabels(text)
  const firsts = labels.filter((label) => label.index === 0 && label.from > 0 && families(label))
  for (const first of firsts) {
    const [, second] = chainFrom(first, labels, next)
    // "vitamin A. causes A. … B. …": the nearest before the second.
    const nearest = firsts.findLast((label) => isSameKind(first, label) && (!second || label.to <= second.from))!
    const chain = chainFrom(nearest, labels, next)
    if (chain.length > 1 || (isSameKind(nearest, next) && next?.index === 1)) return cut(text, chain)
  }
  return []
}

const isSameKind = (one: Label, other: Label | null): boolean =>
  other !== null && one.family === other.family && one.style === other.style

function chainFrom(first: Label, labels: Label[], next: Label | null): Label[] {
  const chain = [first]
  for (;;) {
    const last = chain.at(-1)!
    const follow = labels.filter(
      (label) => label.from >= last.to && isSameKind(first, label) && label.index === last.index + 1,
    )
    const chosen = follow.find((label) => label.isWide) ?? follow[0]
    if (!chosen) break
    chain.push(chosen)
  }
  return isSameKind(first, next) ? chain.filter((label) => label === first || label.index < next!.index) : chain
}

const cut = (text: string, chain: Label[]): FoundOption[] =>
  chain.map(({ family, index, isMarked, to }, position) => ({
    family,
    index,
    isMarked,
    from: to,
    to: chain[position + 1]?.from ?? text.length,
  }))

/** Where the options of a line begin, for what stands before them. */
export const startOfOptions = (text: string, options: FoundOption[]): number => {
  const first = options[0]
  if (!first) return text.length
  const label = findLabels(text).find(({ to }) => to === first.from)
  return label?.from ?? first.from
}
