import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { formatNumber } from '@prostuti/text/numbers'
import { openPdf, spellable } from '../pdf/index.ts'
import type { JobFileFormat } from '../staff-jobs/index.ts'
import type { MeritRow } from './merit-rows.ts'
import { type MeritWords, meritHeads, outcomeWord, tookWords } from './merit-words.ts'

const margin = 42
const rowHeight = 19
const colours = { ink: '#1c2523', soft: '#5d6b67', line: '#d9d3bd', brand: '#0f5c55' }
/** Where each column begins, and how wide it is, in parts of the line. */
const columns = [0.08, 0.44, 0.12, 0.1, 0.12, 0.14]

type Part = { words: MeritWords; rows: readonly MeritRow[] }

/** What a step leaves of the list: its rows, which are drawn when the file is fetched. */
export const meritPart = (rows: readonly MeritRow[], words: MeritWords): Buffer =>
  Buffer.from(`${JSON.stringify({ words, rows } satisfies Part)}\n`)

/** Drawn page by page while it is fetched, so that no step of the job and no exam waits for a long list. */
export const meritPdf: JobFileFormat = {
  type: 'application/pdf',
  assemble(parts) {
    const out = new PassThrough()
    drawList(parts, out).catch((error: Error) => out.destroy(error))
    return out
  },
}

async function drawList(parts: AsyncIterable<Buffer>, out: PassThrough): Promise<void> {
  let list: Awaited<ReturnType<typeof openList>> | undefined
  for await (const part of parts) {
    const { words, rows } = JSON.parse(part.toString('utf8')) as Part
    list ??= await openList(words, out)
    for (const row of rows) {
      list.row(row)
      await setImmediate()
    }
  }
  list?.end()
}

async function openList(words: MeritWords, out: PassThrough) {
  const { title, ties, shows, locale } = words
  const pdf = await openPdf({ margin, lang: locale, title })
  ;(pdf as unknown as Readable).pipe(out)
  const full = pdf.page.width - 2 * margin
  const lowest = pdf.page.height - margin - rowHeight
  let page = 1
  let y = margin

  const write = (text: string, place: { x?: number; width?: number; align?: 'left' | 'right'; size?: number } = {}) => {
    const { x = margin, width = full, align = 'left', size = 10 } = place
    const said = spellable(text)
    pdf.fontSize(size).markContent('Span', { actual: said })
    pdf.text(said, x, y, { width, align, lineGap: 1 })
    pdf.endMarkedContent()
    return pdf.heightOfString(said, { width, align, lineGap: 1 })
  }
  const cells = (texts: string[]) => {
    let from = margin
    for (const [nth, text] of texts.entries()) {
      const width = full * columns[nth]!
      write(text, { x: from + 3, width: width - 6, align: nth === 1 || nth === 5 ? 'left' : 'right' })
      from += width
    }
    y += rowHeight
    pdf
      .moveTo(margin, y - 4)
      .lineTo(margin + full, y - 4)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
  }
  const heads = () => {
    pdf.fillColor(colours.soft)
    cells(meritHeads(shows, locale))
    pdf.fillColor(colours.ink)
  }
  const turn = () => {
    pdf.addPage()
    page += 1
    y = margin
    pdf.fillColor(colours.soft)
    y += write(`${title} · ${formatNumber(page, locale)}`, { size: 8.5 }) + 6
    heads()
  }

  pdf.fillColor(colours.brand)
  y += write(title, { size: 16 }) + 4
  pdf.fillColor(colours.soft)
  y += write(ties, { size: 9 }) + 10
  heads()
  return {
    row(row: MeritRow) {
      if (y > lowest) turn()
      cells([
        formatNumber(row.rank, locale),
        shows === 'names' ? row.name : row.roll,
        formatNumber(row.marks / 100, locale),
        formatNumber(row.wrong, locale),
        tookWords(row.took, locale),
        outcomeWord(row.outcome, locale),
      ])
    },
    end: () => pdf.end(),
  }
}
