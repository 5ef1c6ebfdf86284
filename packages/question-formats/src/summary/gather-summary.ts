import type { OriginalLine, QuestionFormat, ReadSummary } from '../reading.ts'

/** More than a teacher can look through; what comes after them is counted, not listed. */
const listedAtMost = 5_000
const firstAtMost = 20

export type SummaryGatherer = {
  /** The lines of one question. */
  add(lines: readonly OriginalLine[]): void
  /** Lines that belong to no question: told where none is found at all. */
  pass(line: OriginalLine): void
  summary(): ReadSummary
}

/** Counts words and conversions while a file is read. */
export function gatherSummary(format: QuestionFormat): SummaryGatherer {
  let rows = 0
  let words = 0
  let bijoyWords = 0
  const converted = new Map<string, { before: string; after: string; count: number }>()
  const firstLines: OriginalLine[] = []

  const count = (line: OriginalLine): void => {
    for (const run of line.runs) {
      const before = wordsOf(run.raw)
      words += before.length
      if (!run.isBijoy) continue
      const after = wordsOf(run.shown)
      // A word stays a word: the converter touches no blanks.
      for (const [index, word] of before.entries()) note(word, after[index] ?? word)
    }
  }

  const note = (before: string, after: string): void => {
    // A word in English between the others.
    if (before === after) return
    bijoyWords += 1
    const known = converted.get(before)
    if (known !== undefined) known.count += 1
    else if (converted.size < listedAtMost) converted.set(before, { before, after, count: 1 })
  }

  return {
    add(lines) {
      rows += 1
      for (const line of lines) count(line)
    },
    pass(line) {
      count(line)
      if (rows === 0 && firstLines.length < firstAtMost) firstLines.push(line)
    },
    summary: () => ({
      format,
      rows,
      words,
      bijoyWords,
      converted: [...converted.values()],
      firstLines: rows === 0 ? firstLines : [],
    }),
  }
}

const wordsOf = (text: string): string[] => text.split(/\s/).filter((word) => word !== '')
