import type { OriginalLine, ReadRow } from '../reading.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const beyondAscii = /[^\u0000-\u007f]/

/** Said of a question from a file whose encoding nobody knows, if it has a sign on which that makes a difference. */
export function withEncodingFault(row: ReadRow): ReadRow {
  const line = row.lines.find(isInDoubt)
  if (line === undefined) return row
  return { ...row, faults: [...row.faults, { code: 'encoding_unsure', weight: 'look', line: line.number }] }
}

/** Bijoy is always saved like this, and its words are shown anyway. */
const isInDoubt = ({ runs }: OriginalLine): boolean =>
  runs.some(({ raw, isBijoy }) => !isBijoy && beyondAscii.test(raw))
