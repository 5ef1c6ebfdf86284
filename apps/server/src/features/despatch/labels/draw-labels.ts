import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { labelPapers } from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { openPdf, spellable } from '../../pdf/index.ts'
import type { JobFileFormat } from '../../staff-jobs/index.ts'
import { barcodeWidths, drawBarcode } from './barcode.ts'
import type { Label } from './label.ts'

export type LabelsPart = { paper: (typeof labelPapers)[number]; locale: Locale; title: string; labels: Label[] }

/** A6, in points; four of them are one A4. */
const labelWidth = 297.64
const labelHeight = 420.94
const padding = 18

/** Drawn label by label while the file is fetched, so that no step of the job waits for it. */
export const labelsPdf: JobFileFormat = {
  type: 'application/pdf',
  assemble(parts) {
    const out = new PassThrough()
    drawAll(parts, out).catch((error: Error) => out.destroy(error))
    return out
  },
}

async function drawAll(parts: AsyncIterable<Buffer>, out: PassThrough): Promise<void> {
  let pdf: PDFKit.PDFDocument | undefined
  let nth = 0
  for await (const part of parts) {
    const { paper, locale, title, labels } = JSON.parse(part.toString('utf8')) as LabelsPart
    if (pdf === undefined) {
      pdf = await openPdf({ margin: 0, lang: locale, title, size: paper === 'a6' ? 'A6' : 'A4' })
      ;(pdf as unknown as Readable).pipe(out)
    }
    const perPage = paper === 'a6' ? 1 : 4
    for (const label of labels) {
      const at = nth % perPage
      if (at === 0 && nth > 0) pdf.addPage()
      if (at === 0 && paper === 'a4') drawCuts(pdf)
      const corner = { x: (at % 2) * labelWidth, y: Math.floor(at / 2) * labelHeight }
      await drawLabel(pdf, label, corner, locale)
      nth += 1
      await setImmediate()
    }
  }
  pdf?.end()
}

/** Where the scissors go. */
function drawCuts(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page
  pdf.save().lineWidth(0.5).strokeColor('#888').dash(4, { space: 4 })
  pdf.moveTo(width / 2, 0).lineTo(width / 2, height)
  pdf.moveTo(0, height / 2).lineTo(width, height / 2)
  pdf.stroke().restore()
}

type Style = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'right' | 'center'; lines?: number }

async function drawLabel(
  pdf: PDFKit.PDFDocument,
  label: Label,
  { x, y }: { x: number; y: number },
  locale: Locale,
): Promise<void> {
  const left = x + padding
  const width = labelWidth - 2 * padding
  let at = y + padding
  const write = (text: string, { size, bold = false, colour = '#000', align = 'left', lines = 1 }: Style) => {
    const said = spellable(text)
    pdf
      .fontSize(size)
      .fillColor(colour)
      .strokeColor(colour)
      .lineWidth(size / 36)
    // One line of this font with its signs above and below; what is longer than it may be ends in dots.
    const room = lines * size * 1.55
    const style = { width, align, height: room, ellipsis: true, lineGap: 0, ...(bold && { fill: true, stroke: true }) }
    const height = Math.min(pdf.heightOfString(said, { width, align, lineGap: 0 }), room)
    pdf.markContent('Span', { actual: said })
    pdf.text(said, left, at, style)
    pdf.endMarkedContent()
    at += height
  }
  const rule = (gap: number) => {
    at += gap
    pdf
      .moveTo(left, at)
      .lineTo(left + width, at)
      .lineWidth(0.7)
      .strokeColor('#000')
      .stroke()
    at += gap
  }
  write(label.courier, { size: 15, bold: true })
  if (label.tracking !== null) write(messages.office_label_tracking({ code: label.tracking }, { locale }), { size: 10 })
  rule(4)
  drawBarcode(pdf, await barcodeWidths(label.code), { x: left, y: at, width, height: 58 })
  at += 61
  write(label.code, { size: 10, align: 'center' })
  rule(4)
  write(messages.office_label_to({}, { locale }), { size: 8.5, colour: '#444' })
  write(label.recipient, { size: 17, bold: true, lines: 2 })
  write(label.phone, { size: 18, bold: true })
  write(label.street, { size: 13, lines: 3 })
  write(label.place, { size: 15, bold: true, lines: 2 })
  if (label.note !== null) write(messages.office_label_note({ note: label.note }, { locale }), { size: 9.5, lines: 2 })
  rule(4)
  write(label.contents, { size: 11, lines: 2 })
  write(messages.office_label_free({}, { locale }), { size: 9, colour: '#444' })
  write(messages.office_label_from({ from: label.from }, { locale }), { size: 8.5, colour: '#444', lines: 2 })
}
