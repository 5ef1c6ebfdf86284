import { partOfLabel } from '../keys/part-labels.ts'
import type { PlainLine } from './plain-lines.ts'

/** `isStem`: marked to be neither option nor answer. */
export type AikenLine = PlainLine & { isStem: boolean }

/** The lines of one question, told apart; of options and the answer without their labels. */
export type UnreadQuestion = {
  stem: AikenLine[]
  options: AikenLine[]
  answer: AikenLine | null
  lines: AikenLine[]
}

const labelled = /^\(?([A-Za-zক-ঙ])[).।](?:\s|$)\s?(.*)$/s
/** Aiken has no blank behind the label; only its own capitals are a label then. */
const tightly = /^([A-Z])[).](.*)$/s
const answers = /^(?:সঠিক\s?উত্তর|উত্তর|উঃ|উ:|correct\s?answer|answer|ans|key)\s?[:.ঃ=-]{1,2}\s?(.*)$/is

/** What Aiken has no words for. */
export const explained = /^(?:ব্যাখ্যা|explanation|exp)\s?[:ঃ.]/im

/** Whether somebody could take the line for something else than a question. */
export const isAmbiguous = (text: string): boolean =>
  [labelled, tightly, answers, explained].some((pattern) => pattern.test(text))

/**
 * Lines that make up a question, one question after the other; a line that belongs to none is handed on. A label is one only if it
 * is the next: `Hepatitis B. …` in a question is none, and a question may begin with `A. baumannii`.
 */
export function* gatherQuestions(
  lines: Iterable<AikenLine>,
): Generator<UnreadQuestion | { line: AikenLine }, void, void> {
  let question = emptyQuestion()
  let isApart = false
  for (const line of lines) {
    if (line.text === '') {
      isApart = true
      continue
    }
    const answer = line.isStem ? undefined : answers.exec(line.text)?.[1]
    if (answer !== undefined && question.stem.length > 0) {
      yield* end({ ...question, answer: { ...line, text: answer }, lines: [...question.lines, line] })
      question = emptyQuestion()
    } else {
      const option = question.stem.length > 0 ? readOption(line, question.options.length + 1) : null
      const isNext = option === null && (question.options.length > 0 || (isApart && question.stem.length > 0))
      if (isNext) {
        yield* end(question)
        question = emptyQuestion()
      }
      if (option === null) question.stem.push(line)
      else question.options.push({ ...line, text: option })
      question.lines.push(line)
    }
    isApart = false
  }
  if (question.stem.length > 0) yield* end(question)
}

const emptyQuestion = (): UnreadQuestion => ({ stem: [], options: [], answer: null, lines: [] })

/** The text behind the label, if it is the label that has to come. */
function readOption({ text, isStem }: AikenLine, position: number): string | null {
  if (isStem) return null
  const [, label, rest] = labelled.exec(text) ?? tightly.exec(text) ?? []
  if (label === undefined || rest === undefined) return null
  const named = partOfLabel(label) ?? 'abcdefghijklmnopqrstuvwxyz'.indexOf(label.toLowerCase()) + 1
  return named === position ? rest.trim() : null
}

/** What has neither options nor an answer is a heading, or a note. */
function* end(question: UnreadQuestion): Generator<UnreadQuestion | { line: AikenLine }, void, void> {
  if (question.options.length > 0 || question.answer !== null) yield question
  else for (const line of question.lines) yield { line }
}
