import { once } from 'node:events'
import * as messages from '@prostuti/text/all-messages'
import { openTypesetPdf, type Typesetter } from '../../../pdf/index.ts'
import type { PrintedFrame } from '../print-model.ts'
import { numberOf } from '../words.ts'

export const margin = 40
const footAt = 22
export const ink = { text: '#111', soft: '#555', line: '#999', mark: '#ececec' }

/** Draws a document whose every page has the mark across it and the line at its foot. */
export async function drawPdf(frame: PrintedFrame, draw: (setter: Typesetter) => Promise<void>): Promise<Buffer> {
  const { locale, title } = frame
  const setter = await openTypesetPdf({ margin, lang: locale, title, bufferPages: true })
  const { pdf } = setter
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = once(pdf, 'end')
  drawMark(setter, frame)
  // Under what comes upon it.
  pdf.on('pageAdded', () => drawMark(setter, frame))
  await draw(setter)
  drawFeet(setter, frame)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

/** Lines of the name and the hour, slanting over the whole page: a photograph of any part of it shows them. */
function drawMark(setter: Typesetter, { watermark }: PrintedFrame): void {
  const { pdf } = setter
  const { width, height } = pdf.page
  const words = setter.text(watermark, { size: 22, colour: ink.mark })
  const step = words.width + 60
  pdf.save().rotate(-32, { origin: [width / 2, height / 2] })
  for (const [row, y] of [-40, 130, 300, 470, 640, 810].entries())
    for (let x = -220 - (row % 2) * (step / 2); x < width + 220; x += step) words.draw(x, y)
  pdf.restore()
}

function drawFeet(setter: Typesetter, { foot, locale }: PrintedFrame): void {
  const { pdf } = setter
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    const { width, height } = pdf.page
    const look = { size: 7.5, colour: ink.soft }
    setter.text(foot, look).draw(margin, height - footAt)
    const page = { page: numberOf(at + 1, locale), pages: numberOf(count, locale) }
    const number = setter.text(messages.print_page(page, { locale }), look)
    number.draw(width - margin - number.width, height - footAt)
  }
}

/** The centre, the exam and what it is out of, with a mark at the right. Answers with the height below it. */
export function drawHead(
  setter: Typesetter,
  { centre, title, facts }: PrintedFrame,
  { mark, line }: { mark: string; line?: string },
): number {
  const { pdf } = setter
  const right = pdf.page.width - margin
  let y = margin + 14
  setter.text(centre, { size: 10, colour: ink.soft }).draw(margin, y)
  const sign = setter.text(mark, { size: 15, isBold: true })
  sign.draw(right - sign.width, y + 6)
  y += 21
  setter.text(title, { size: 15, isBold: true }).draw(margin, y)
  y += 17
  setter.text(facts, { size: 9.5 }).draw(margin, y)
  if (line !== undefined) {
    y += 15
    setter.text(line, { size: 9.5 }).draw(margin, y)
  }
  y += 9
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(1).strokeColor(ink.text).stroke()
  return y + 10
}
