import type { FileText } from '../file-question.ts'

/** Moodle wants a name for every question; one without is called by its first words, and read back as one without. */
export function madeUpName({ bn }: FileText): string {
  const line = bn.replaceAll('\n', ' ')
  return line.length <= 60 ? line : `${[...line].slice(0, 60).join('').trim()}…`
}
