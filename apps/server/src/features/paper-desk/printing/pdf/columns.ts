import type { Row } from '../../../pdf/index.ts'

type Wanted = { count: number; gap: number; margin: number; top: number; below: number }

/** Columns that are filled from the left, page after page. What belongs together stays in one where any could hold it. */
export function createColumns(pdf: PDFKit.PDFDocument, { count, gap, margin, top, below }: Wanted) {
  const width = (pdf.page.width - 2 * margin - (count - 1) * gap) / count
  const bottom = pdf.page.height - margin - below
  let start = top
  let column = 0
  let y = top

  const next = () => {
    column += 1
    if (column === count) {
      pdf.addPage()
      column = 0
      start = margin
    }
    y = start
  }

  return {
    width,
    place(rows: readonly Row[]): void {
      const height = rows.reduce((sum, row) => sum + row.height, 0)
      if (y > start && y + height > bottom && height <= bottom - margin) next()
      for (const row of rows) {
        if (y > start && y + row.height > bottom) next()
        row.draw(margin + column * (width + gap), y)
        y += row.height
      }
    },
  }
}
