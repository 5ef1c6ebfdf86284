/** Cells as spreadsheets put them on the clipboard: tabs between cells, new lines between rows, quotes around cells with either. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]!
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted && letter === '"') isQuoted = false
    else if (letter === '"' && cell === '' && isWholeCell(source, at)) isQuoted = true
    else if (!isQuoted && (letter === '\t' || letter === '\n')) {
      rows.at(-1)!.push(cell)
      cell = ''
      if (letter === '\n') rows.push([])
    } else cell += letter
  }
  rows.at(-1)!.push(cell)
  return rows
}

/** Whether the quote that opens here closes before a tab, a new line or the end: otherwise it is only a quote. */
const isWholeCell = (source: string, at: number): boolean => /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(source.slice(at))

export const writeTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(writeCell).join('\t')).join('\n')

const writeCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
