import { parseQuestionText, writeQuestionText } from '@prostuti/exam-rules'
import { type BijoyProblem, convertPlainText } from '../bijoy/index.ts'
import type { Fault } from '../reading.ts'

export type ConvertedTexts = { texts: string[]; problems: BijoyProblem[] }

/** Texts of one question that may be in Bijoy; null where nothing is. Who types Bengali letters in one does not type Bijoy in the next. */
export const convertTexts = (texts: readonly string[]): ConvertedTexts | null =>
  texts.some(isUnicode) || !texts.some(hasLatin) ? null : convertTogether(texts)

/**
 * Converted together, because what is sure of one text helps to decide another. Formulas stay as they are: their signs are letters
 * in Bijoy.
 */
export function convertTogether(texts: readonly string[]): ConvertedTexts | null {
  const trees = texts.map((text) => parseQuestionText(text))
  const plain = trees.flatMap((nodes) => nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : [])))
  const { text, problems, words } = convertPlainText(plain.join('\n'))
  if (words.length === 0) return null
  const lines = text.split('\n')
  const next = (before: string): string => lines.splice(0, before.split('\n').length).join('\n')
  const converted = trees.map((nodes) =>
    writeQuestionText(nodes.map((node) => (node.kind === 'text' ? { ...node, text: next(node.text) } : node))),
  )
  return { texts: converted, problems }
}

const isUnicode = (text: string): boolean => /[\u0980-\u09ff]/.test(text)
const hasLatin = (text: string): boolean => /[A-Za-z]/.test(text)

/** What a conversion is not sure of, each word once. */
export function faultsOf(problems: readonly BijoyProblem[], line: number | null): Fault[] {
  const words = (kind: BijoyProblem['kind']) => [
    ...new Set(problems.flatMap((problem) => (problem.kind === kind ? [problem.word] : []))),
  ]
  const fault = (code: Fault['code'], found: string[]): Fault[] =>
    found.length === 0 ? [] : [{ code, weight: 'look', line, found: found.join(' ') }]
  return [...fault('bijoy_unknown', words('unknown')), ...fault('bijoy_unsure', words('unsure'))]
}
