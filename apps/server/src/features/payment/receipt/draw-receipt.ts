import type { Locale } from '@prostuti/text/locale'
import { openPdf, spellable } from '../../pdf/index.ts'
import { type Receipt, receiptWords } from './receipt-words.ts'

const margin = 56
const colours = { ink: '#1c2523', soft: '#5d6b67', line: '#d9d3bd', brand: '#0f5c55' }

export type ReceiptSite = { refundPolicy: string }

/** A receipt on A4 as its page prints it. */
export async function drawReceipt(receipt: Receipt, locale: Locale, { refundPolicy }: ReceiptSite): Promise<Buffer> {
  const words = receiptWords(receipt, locale)
  const pdf = await openPdf({ margin, lang: locale, title: `${words.head} ${words.number}` })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  draw(pen(pdf), words, refundPolicy)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

type Side = { x?: number; width?: number; size?: number; colour?: string; align?: 'left' | 'right'; bold?: boolean }

/** Writes texts at a height and answers with how tall they came out. */
function pen(pdf: PDFKit.PDFDocument) {
  const full = pdf.page.width - 2 * margin
  return {
    full,
    write(
      text: string,
      y: number,
      { x = margin, width = full, size = 10.5, colour = colours.ink, align = 'left', bold = false }: Side = {},
    ): number {
      const said = spellable(text)
      pdf.fontSize(size).fillColor(colour).strokeColor(colour)
      // There is one weight in the font that comes along; a fine line around its letters makes the other.
      pdf.lineWidth(size / 42)
      const style = { width, align, lineGap: 1, ...(bold && { fill: true, stroke: true }) }
      pdf.markContent('Span', { actual: said })
      pdf.text(said, x, y, style)
      pdf.endMarkedContent()
      return pdf.heightOfString(said, style)
    },
    rule(y: number, { colour = colours.line, width = 0.7 } = {}) {
      pdf
        .moveTo(margin, y)
        .lineTo(margin + full, y)
        .lineWidth(width)
        .strokeColor(colour)
        .stroke()
    },
  }
}

type Pen = ReturnType<typeof pen>

function draw(paper: Pen, words: ReturnType<typeof receiptWords>, refundPolicy: string): void {
  const { full } = paper
  const half = full / 2
  const right = { x: margin + half, width: half, align: 'right' } as const
  let y = margin
  const left = paper.write(words.centre, y, { size: 17, bold: true, colour: colours.brand, width: half - 12 })
  const head = paper.write(words.head, y, { ...right, size: 15, bold: true })
  const below = paper.write(words.contact, y + left, { size: 9.5, colour: colours.soft, width: half - 12 })
  paper.write(words.number, y + head, { ...right, size: 9.5, colour: colours.soft })
  y += left + below + 12
  paper.rule(y, { colour: colours.soft })
  paper.rule(y + 2.5, { colour: colours.soft })

  y = drawFacts(paper, [words.who, words.how], y + 16) + 14
  const [what, taka] = words.columns
  paper.write(what, y, { bold: true })
  y += paper.write(taka, y, { ...right, bold: true }) + 6
  paper.rule(y, { colour: colours.ink })
  for (const { name, detail, amount } of words.lines) {
    y += 9
    paper.write(amount, y, { x: margin + full * 0.7, width: full * 0.3, align: 'right' })
    const isFirst = name === words.lines[0]!.name
    y += paper.write(name, y, { width: full * 0.68, bold: isFirst })
    if (detail) y += paper.write(detail, y + 1, { width: full * 0.68, size: 9.5, colour: colours.soft }) + 1
    y += 8
    paper.rule(y)
  }
  const sum = (name: string, amount: string, look: Side = {}) => {
    paper.write(name, y, { width: full * 0.7, align: 'right', ...look })
    y += paper.write(amount, y, { x: margin + full * 0.72, width: full * 0.28, align: 'right', ...look }) + 6
  }
  y += 9
  for (const { name, amount } of words.sums) sum(name, amount)
  paper.rule(y, { colour: colours.soft })
  paper.rule(y + 2.5, { colour: colours.soft })
  y += 11
  sum(words.received.name, words.received.amount, { size: 13, bold: true })
  for (const { name, amount } of words.refunded) sum(name, amount)

  y += 18
  y += paper.write(words.inWords, y) + 26
  paper.rule(y)
  paper.write(`${words.foot} ${refundPolicy}`, y + 9, { size: 9, colour: colours.soft })
}

/** Two columns of names and values; answers with the height below the longer one. */
function drawFacts(paper: Pen, columns: [string, string][][], top: number): number {
  const width = paper.full / 2 - 14
  const ends = columns.map((facts, place) => {
    const x = margin + place * (paper.full / 2 + 14)
    let y = top
    for (const [name, value] of facts) {
      paper.write(name, y, { x, width: width * 0.35, colour: colours.soft })
      y += paper.write(value, y, { x: x + width * 0.35, width: width * 0.65, align: 'right', bold: true }) + 8
    }
    return y
  })
  return Math.max(...ends)
}
