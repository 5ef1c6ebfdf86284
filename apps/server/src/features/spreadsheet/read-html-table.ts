import { Parser } from 'htmlparser2'

/** The cells of the largest table of an HTML page, as texts. */
export function readHtmlTable(html: string): string[][] {
  const tables: string[][][] = []
  const open: string[][][] = []
  let cell: string | undefined
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'table') open.push([])
      else if (name === 'tr') open.at(-1)?.push([])
      else if (name === 'td' || name === 'th') cell = ''
      else if (name === 'br' && cell !== undefined) cell += ' '
    },
    ontext(text) {
      if (cell !== undefined) cell += text
    },
    onclosetag(name) {
      if ((name === 'td' || name === 'th') && cell !== undefined) {
        open.at(-1)?.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
        cell = undefined
      } else if (name === 'table') {
        const done = open.pop()
        if (done) tables.push(done)
      }
    },
  })
  parser.write(html)
  parser.end()
  const largest = tables.toSorted((one, other) => other.length - one.length)[0] ?? []
  return largest.filter((row) => row.some((each) => each !== ''))
}
