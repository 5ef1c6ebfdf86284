type Symbology = (kind: 'code128', text: string, options: string) => { sbs: number[] }[]

/** Loaded with the first label: most processes never draw one. */
let symbology: Promise<Symbology> | undefined

/** The widths of a Code 128 from left to right: a bar, a gap, a bar …, in units of its narrowest. */
export async function barcodeWidths(text: string): Promise<number[]> {
  symbology ??= import('bwip-js/node').then(({ default: { raw } }) => raw as unknown as Symbology)
  const [code] = (await symbology)('code128', text, '')
  return code!.sbs
}

type Place = { x: number; y: number; width: number; height: number }

/** Draws it as wide as it fits with the quiet that a scanner needs on both sides, in whole steps of the narrowest bar. */
export function drawBarcode(pdf: PDFKit.PDFDocument, widths: readonly number[], { x, y, width, height }: Place): void {
  const quiet = 10
  const units = widths.reduce((sum, each) => sum + each, 0)
  // Bars wider than half a millimetre make no code easier to read.
  const unit = Math.min(width / (units + 2 * quiet), 1.42)
  let at = x + (width - units * unit) / 2
  pdf.save().fillColor('#000')
  for (const [nth, each] of widths.entries()) {
    if (nth % 2 === 0) pdf.rect(at, y, each * unit, height)
    at += each * unit
  }
  pdf.fill().restore()
}
