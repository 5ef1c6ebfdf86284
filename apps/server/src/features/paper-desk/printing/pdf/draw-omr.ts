import { printSets } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { partLetter } from '@prostuti/text/part-letter'
import type { Row, Typesetter } from '../../../pdf/index.ts'
import type { PrintedFrame, PrintedSet } from '../print-model.ts'
import { numberOf, setLetter, truthWords } from '../words.ts'
import { drawHead, drawPdf, ink, margin } from './page.ts'

const radius = 4.6
const step = 12.6
const rowHeight = 12.9
const numberWidth = 22
const rollDigits = 8

/**
 * The sheet on which answers are marked: circles for the set, the roll number and every question, between black squares by which a
 * reader finds its place. It fits every set, and says nothing of what is right.
 */
export const drawOmr = (frame: PrintedFrame, { sections }: PrintedSet): Promise<Buffer> =>
  drawPdf(frame, async (setter) => {
    const { pdf } = setter
    const { locale } = frame
    drawCorners(pdf)
    pdf.on('pageAdded', () => drawCorners(pdf))
    const line = `${messages.print_name({}, { locale })}: ${'.'.repeat(70)}`
    const top = drawHead(setter, frame, { mark: messages.print_omr_title({}, { locale }), line })
    const below = drawIdentity(setter, locale, top)
    placeStrips(
      setter,
      sections.flatMap(({ type, questions }) => strip(setter, { type, questions, locale })),
      below,
    )
  })

const corner = 12

function drawCorners(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page
  for (const x of [14, width - 14 - corner])
    for (const y of [14, height - 14 - corner]) pdf.rect(x, y, corner, corner).fill(ink.text)
}

function drawBubble(setter: Typesetter, { x, y, sign }: { x: number; y: number; sign: string }): void {
  setter.pdf.circle(x, y, radius).lineWidth(0.6).strokeColor(ink.soft).stroke()
  const letter = setter.text(sign, { size: 5.6, colour: ink.soft })
  letter.draw(x - letter.width / 2, y + 2)
}

/** The roll number digit by digit, the set, and how to fill the sheet in. */
function drawIdentity(setter: Typesetter, locale: Locale, top: number): number {
  const { pdf } = setter
  setter.text(messages.print_roll({}, { locale }), { size: 9, isBold: true }).draw(margin, top + 9)
  for (let digit = 0; digit < rollDigits; digit += 1) {
    const x = margin + digit * (step + 3)
    pdf
      .rect(x, top + 14, step, step)
      .lineWidth(0.6)
      .strokeColor(ink.text)
      .stroke()
    for (let value = 0; value < 10; value += 1)
      drawBubble(setter, { x: x + step / 2, y: top + 36 + value * 11.5, sign: numberOf(value, locale) })
  }
  const right = margin + rollDigits * (step + 3) + 30
  setter.text(messages.print_set_which({}, { locale }), { size: 9, isBold: true }).draw(right, top + 9)
  for (const [at, set] of printSets.entries())
    drawBubble(setter, { x: right + step / 2 + at * (step + 8), y: top + 22, sign: setLetter(set, locale) })
  const how = [messages.print_omr_fill, messages.print_omr_pen, messages.print_omr_once]
  for (const [at, say] of how.entries())
    setter.text(`• ${say({}, { locale })}`, { size: 8.5 }).draw(right, top + 52 + at * 14)
  const signed = setter.text(`${messages.print_omr_signed({}, { locale })}: ${'.'.repeat(48)}`, { size: 9 })
  signed.draw(right, top + 130)
  return top + 36 + 10 * 11.5 + 8
}

type Questions = Pick<PrintedSet['sections'][number], 'type' | 'questions'> & { locale: Locale }
/** `title` stands above a column that begins with it. */
type Strip = Row & { width: number; type: Questions['type']; title(x: number, top: number): void }

const stemWidth = 2 * step + 4

/** A line of circles for every question: one per option, or true and false for every stem. */
const strip = (setter: Typesetter, { type, questions, locale }: Questions): Strip[] =>
  questions.map(({ number, parts }) => ({
    type,
    height: rowHeight,
    width: numberWidth + parts.length * (type === 'sba' ? step : stemWidth) + 12,
    title(x, top) {
      if (type === 'sba') return
      for (const at of parts.keys()) {
        const letter = setter.text(partLetter(at, locale), { size: 8, isBold: true })
        letter.draw(x + numberWidth + at * stemWidth + radius + (step - letter.width) / 2, top + titleHeight - 3)
      }
    },
    draw(x, top) {
      const y = top + rowHeight / 2
      const figure = setter.text(number, { size: 8, isBold: true })
      figure.draw(x + numberWidth - 6 - figure.width, y + 3)
      for (const at of parts.keys()) {
        const left = x + numberWidth + radius + at * (type === 'sba' ? step : stemWidth)
        if (type === 'sba') drawBubble(setter, { x: left, y, sign: partLetter(at, locale) })
        else
          for (const [side, truth] of (['T', 'F'] as const).entries())
            drawBubble(setter, { x: left + side * step, y, sign: truthWords(truth, locale) })
      }
    },
  }))

const titleHeight = 12

/** Columns from left to right, each as wide as what stands in it; a new one where the kind of question changes. */
function placeStrips(setter: Typesetter, strips: readonly Strip[], top: number): void {
  const { pdf } = setter
  const bottom = pdf.page.height - margin
  let [x, start] = [margin, top]
  let column: { y: number; width: number; type: Strip['type'] } | undefined
  for (const each of strips) {
    if (column && (column.y + each.height > bottom || column.type !== each.type)) {
      x += column.width
      column = undefined
    }
    if (column === undefined) {
      if (x + each.width > pdf.page.width - margin + 12) {
        pdf.addPage()
        x = start = margin
      }
      each.title(x, start)
      column = { y: start + titleHeight, width: 0, type: each.type }
    }
    each.draw(x, column.y)
    column.y += each.height
    column.width = Math.max(column.width, each.width)
  }
}
