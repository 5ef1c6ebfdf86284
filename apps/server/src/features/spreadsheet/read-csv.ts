/** Cells of a CSV file as Excel and Google write it: quotes around what holds a comma, a quote or a new line; also with `;` or tabs. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Some files begin with a title: several lines say better what stands between cells.
  const head = text
    .split('\n', 20)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const separator = ['\t', ';', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows.filter((row) => row.some((each) => each !== ''))
}
