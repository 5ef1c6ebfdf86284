import { readFileSync } from 'node:fs'

/** Rows of a file of tab-separated values with a head row; lines that start with # are remarks. */
export const readTsv = <Column extends string>(file: URL, columns: readonly Column[]): Record<Column, string>[] => {
  const [head = '', ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (head !== columns.join('\t')) throw new Error(`${file.pathname} should have the columns ${columns.join(', ')}`)
  return rows.map((row) => {
    const cells = row.split('\t')
    if (cells.length !== columns.length) throw new Error(`${file.pathname} has a broken row: ${row}`)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>
  })
}
