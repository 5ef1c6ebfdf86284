import type { Locale } from '@prostuti/text/locale'
import type PDFDocument from 'pdfkit'
import type { Typesetter } from './typeset/typesetter.ts'

type Tools = { Document: typeof PDFDocument; font: object }

/** Kept once they are there: to read the font takes longer than to draw a page. Loaded when the first document is asked for. */
let tools: Promise<Tools> | undefined

async function openTools(): Promise<Tools> {
  const [{ default: Document }, { openShapedFont }] = await Promise.all([import('pdfkit'), import('./shaped-font.ts')])
  return { Document, font: await openShapedFont() }
}

type Wanted = { margin: number; lang: Locale; title: string; bufferPages?: boolean; size?: 'A4' | 'A6' }

/** An empty document, on A4 where nothing else is said, written in the product's font: Bengali in it is shaped. */
export async function openPdf(wanted: Wanted): Promise<PDFKit.PDFDocument> {
  const { margin, lang, title, bufferPages = false, size = 'A4' } = wanted
  tools ??= openTools()
  const { Document, font } = await tools
  const pdf = new Document({ size, margin, lang, bufferPages, info: { Title: title } })
  // A font that is open already is taken too, though its types do not say so.
  pdf.font(font as Buffer)
  return pdf
}

/** The same, for texts of questions: with formulas, and signs that the product's font does not have. */
export async function openTypesetPdf(wanted: Wanted): Promise<Typesetter> {
  const pdf = await openPdf(wanted)
  const [{ openTypesetter }, { font }] = await Promise.all([import('./typeset/typesetter.ts'), tools!])
  return openTypesetter(pdf, font)
}

/** Signs that the font does not have, in the place of which a box or a gap would stand. */
export const spellable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[—–−]/g, '-')
    .replace(/\u00a0/g, ' ')
