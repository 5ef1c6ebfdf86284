import type { FileQuestion } from '../file-question.ts'
import { labelOfPart, partOfLabel } from '../keys/part-labels.ts'

/**
 * A true/false question with several stems, where a format knows only single statements: one question for each stem, all with the
 * same title and the stem's letter behind it.
 */
export const titleOfStem = (question: FileQuestion, position: number, partIndex: number): string =>
  `${question.name ?? `Q${position}`} ${labelOfPart(partIndex + 1)}`

/** What stands before the letter, and which stem that names; null for a title that names none. */
export function readStemTitle(title: string | null): { group: string; part: number } | null {
  const [, group, letter] = /^(.*) ([a-eক-ঙ])\)?$/su.exec(title ?? '') ?? []
  const part = letter === undefined ? null : partOfLabel(letter)
  return group === undefined || part === null ? null : { group, part }
}

/** The name of a question whose title was made up because it had none. */
export const isMadeUp = (group: string): boolean => /^Q\d+$/.test(group)
