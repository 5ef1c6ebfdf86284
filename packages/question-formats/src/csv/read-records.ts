/** One record of a CSV file, and the line where it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] }

const separators = ['\t', ';', ',']

/**
 * The records of a CSV text (RFC 4180): quotes around what holds a separator, a quote or a new line. Excel puts semicolons or tabs
 * where a comma separates decimals; the first line tells which.
 */
export function* readRecords(text: string): Generator<CsvRecord, void, void> {
  const hint = /^\ufeff?sep=(.)\r?\n/.exec(text)
  const separator = hint?.[1] ?? guessSeparator(text)
  let line = hint === null ? 1 : 2
  let at = hint?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0)
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] }
    for (;;) {
      const cell = readCell(text, at, separator)
      record.cells.push(cell.text)
      line += cell.lines
      at = cell.end + 1
      if (text[cell.end] !== separator) break
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1
    line += 1
    yield record
  }
}

function guessSeparator(text: string): string {
  const [first = ''] = /^[^\r\n]+/m.exec(text.slice(0, 10_000)) ?? []
  const count = (separator: string) => first.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0]!
}

type CellReading = { text: string; end: number; lines: number }

/** Up to the separator or the end of the line, where `end` is. */
function readCell(text: string, start: number, separator: string): CellReading {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, separator)
    return { text: text.slice(start, end), end, lines: 0 }
  }
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return finish(cell + text.slice(at), text.length)
    cell += text.slice(at, quote)
    const end = endOfBlanks(text, quote + 1)
    if (end === text.length || text[end] === separator || text[end] === '\n' || text[end] === '\r')
      return finish(cell, end)
    // Doubled, or one that the program should have doubled.
    cell += '"'
    at = quote + (text[quote + 1] === '"' ? 2 : 1)
  }
}

const finish = (text: string, end: number): CellReading => ({
  text,
  end,
  lines: text.match(/\r\n|\r|\n/g)?.length ?? 0,
})

function endOfPlain(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function endOfBlanks(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}
