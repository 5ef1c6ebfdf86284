import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type LineFault, readLine, type StatementLine } from './rules/read-line.ts'
import type { StatementMapping } from './rules/statement-fields.ts'

/** The row of the file as a spreadsheet program counts it, beginning with 1. */
type Numbered = { number: number }

export type FileLine = Numbered & { line: StatementLine; raw: string[] }

export type FileReading = {
  lines: FileLine[]
  faults: (Numbered & { faults: LineFault[] })[]
  /** Totals, failed tries. */
  passedOver: number
}

/** A few milliseconds of reading; then others have their turn. */
const rowsAtOnce = 100

/** Every row below the header, as the mapping reads it. */
export async function readFileLines(cells: readonly string[][], mapping: StatementMapping): Promise<FileReading> {
  const reading: FileReading = { lines: [], faults: [], passedOver: 0 }
  for (let at = mapping.headerRow + 1; at < cells.length; at += 1) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const raw = cells[at]!
    const number = at + 1
    const read = readLine(raw, mapping)
    if (read === 'empty') continue
    if (typeof read === 'string') reading.passedOver += 1
    else if ('faults' in read) reading.faults.push({ number, faults: read.faults })
    else reading.lines.push({ number, line: read.line, raw })
  }
  return reading
}

/**
 * What makes a line the same in another file, because periods overlap: its id with kind, amount and time; of a line without an id its
 * whole row, and which of those that are alike it is.
 */
export function fingerprinter(): (line: FileLine) => string {
  const ordinals = new Map<string, number>()
  return ({ line, raw }) => {
    const { kind, providerId, ownRef, amount, at } = line
    const id = providerId || ownRef
    const about = id === '' ? ['row', ...raw.map((cell) => cell.trim())] : [kind, id, amount, at.toISOString()]
    const base = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 40)
    const before = ordinals.get(base) ?? 0
    ordinals.set(base, before + 1)
    // A payment that is named twice with the same words is one line; without a name each counts.
    return id === '' ? `${base}:${before}` : base
  }
}
