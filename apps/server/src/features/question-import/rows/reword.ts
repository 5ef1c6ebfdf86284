import type { OriginalLine } from '@prostuti/question-formats'
import type { ImportedQuestion } from './imported-question.ts'

export type Wording = 'as_written' | 'converted'

type Pair = { before: string; after: string }

const wordsOf = (text: string): string[] => text.split(/\s/).filter((word) => word !== '')

/** The words of these lines that were converted. A word stays a word: conversion touches no blanks. */
function convertedWords(lines: readonly OriginalLine[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const { runs } of lines)
    for (const { raw, shown, isBijoy } of runs) {
      if (!isBijoy) continue
      const after = wordsOf(shown)
      for (const [index, before] of wordsOf(raw).entries()) {
        const pair = { before, after: after[index] ?? before }
        if (pair.before !== pair.after) pairs.set(`${pair.before} ${pair.after}`, pair)
      }
    }
  return [...pairs.values()]
}

/**
 * The question with words put back as the file has them, or converted again: its lines remember both. `only` names some of the
 * words as the file has them.
 */
export function reword(
  question: ImportedQuestion,
  lines: readonly OriginalLine[],
  { to, only }: { to: Wording; only?: readonly string[] | undefined },
): ImportedQuestion {
  const pairs = convertedWords(lines).filter(({ before }) => only === undefined || only.includes(before))
  const instead = new Map(pairs.map(({ before, after }) => (to === 'as_written' ? [after, before] : [before, after])))
  const change = (text: string): string => text.replace(/\S+/g, (word) => instead.get(word) ?? word)
  const inText = <Text extends { bn: string; en?: string } | null>(text: Text): Text =>
    text === null ? text : { ...text, bn: change(text.bn) }
  return {
    ...question,
    text: inText(question.text),
    parts: question.parts.map((part) => ({ ...part, text: inText(part.text), note: inText(part.note) })),
    explanation: inText(question.explanation),
  }
}

/** How the Bijoy of a row stands in it now. */
export function wordingOf(question: ImportedQuestion, lines: readonly OriginalLine[]): Wording | 'none' {
  const pairs = convertedWords(lines)
  if (pairs.length === 0) return 'none'
  const stands = new Set([question.text, ...question.parts.map(({ text }) => text)].flatMap(({ bn }) => wordsOf(bn)))
  const count = (side: keyof Pair) => pairs.filter((pair) => stands.has(pair[side])).length
  return count('before') > count('after') ? 'as_written' : 'converted'
}
