import * as messages from '@prostuti/text/all-messages'
import type { Row, Typesetter } from '../../../pdf/index.ts'
import type { PrintedFrame, PrintedKey } from '../print-model.ts'
import { createColumns } from './columns.ts'
import { drawHead, drawPdf, ink, margin } from './page.ts'

/** What is right in every set, each on pages of its own. */
export const drawKeys = (frame: PrintedFrame, keys: readonly PrintedKey[]): Promise<Buffer> =>
  drawPdf(frame, async (setter) => {
    for (const [at, { letter, lines }] of keys.entries()) {
      if (at > 0) setter.pdf.addPage()
      const top = drawHead(setter, frame, {
        mark: messages.print_set({ set: letter }, { locale: frame.locale }),
        line: messages.print_key_title({}, { locale: frame.locale }),
      })
      const columns = createColumns(setter.pdf, { count: 4, gap: 14, margin, top, below: 20 })
      for (const line of lines) columns.place([keyRow(setter, line, columns.width)])
    }
  })

function keyRow(setter: Typesetter, { number, answer }: PrintedKey['lines'][number], width: number): Row {
  const figure = setter.text(`${number}.`, { size: 10, colour: ink.soft })
  const said = setter.text(answer, { size: 10.5, isBold: true })
  const height = said.above + said.below + 2
  return {
    height,
    draw(x, top) {
      figure.draw(x + 24 - figure.width, top + said.above)
      said.draw(x + 32, top + said.above)
      setter.pdf
        .moveTo(x, top + height - 0.5)
        .lineTo(x + width, top + height - 0.5)
        .lineWidth(0.3)
        .strokeColor(ink.line)
        .stroke()
    },
  }
}
