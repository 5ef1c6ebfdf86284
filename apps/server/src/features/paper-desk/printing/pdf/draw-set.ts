import { setImmediate } from 'node:timers/promises'
import * as messages from '@prostuti/text/all-messages'
import { layInline, layText, type Row, type Typesetter } from '../../../pdf/index.ts'
import type { PrintedFrame, PrintedPart, PrintedPicture, PrintedQuestion, PrintedSet } from '../print-model.ts'
import { createColumns } from './columns.ts'
import { drawHead, drawPdf, ink, margin } from './page.ts'

const size = 9.5
const numberWidth = 20
const letterWidth = 15
const tallestPicture = 150

/** One set of a paper as it is handed out, in two columns. */
export const drawSet = (frame: PrintedFrame, set: PrintedSet): Promise<Buffer> =>
  drawPdf(frame, async (setter) => {
    const { locale } = frame
    const name = `${messages.print_name({}, { locale })}: ${'.'.repeat(60)}`
    const roll = `${messages.print_roll({}, { locale })}: ${'.'.repeat(26)}`
    const top = drawHead(setter, frame, {
      mark: messages.print_set({ set: set.letter }, { locale }),
      line: `${name}   ${roll}`,
    })
    const columns = createColumns(setter.pdf, { count: 2, gap: 18, margin, top, below: 20 })
    for (const { name: title, rules, questions } of set.sections) {
      const head = sectionHead(setter, title, { rules, width: columns.width })
      for (const [at, question] of questions.entries()) {
        const rows = questionRows(setter, question, { width: columns.width, frame })
        // A heading is not left alone at a column's end.
        columns.place(at === 0 ? [...head, ...rows] : rows)
        // Examinees wait for the same processor.
        await setImmediate()
      }
    }
  })

function sectionHead(setter: Typesetter, title: string, { rules, width }: { rules: string; width: number }): Row[] {
  return [
    ...layText(setter, title, { size: size + 1.5, isBold: true, width }),
    ...layText(setter, rules, { size: size - 1, colour: ink.soft, width }),
    blank(5),
  ]
}

const blank = (height: number): Row => ({ height, draw: () => {} })

type Setting = { width: number; frame: PrintedFrame }

function questionRows(setter: Typesetter, question: PrintedQuestion, { width, frame }: Setting): Row[] {
  const { number, text, pictures, parts } = question
  const inner = width - numberWidth
  const [first, ...others] = layText(setter, text, { size, width: inner })
  const figure = setter.text(`${number}.`, { size, isBold: true })
  return [
    {
      height: first!.height,
      draw(x, top) {
        figure.draw(x, top + (first!.above ?? figure.above))
        first!.draw(x + numberWidth, top)
      },
    },
    ...[
      ...others,
      ...pictures.flatMap((picture) => pictureRows(setter, picture, { width: inner, frame })),
      ...partRows(setter, parts, { width: inner, frame }),
    ].map((row) => inset(row, numberWidth)),
    blank(7),
  ]
}

const inset = ({ height, draw }: Row, by: number): Row => ({ height, draw: (x, top) => draw(x + by, top) })

/** Short options stand two in a line, as on every printed paper. */
function partRows(setter: Typesetter, parts: readonly PrintedPart[], { width, frame }: Setting): Row[] {
  const half = width / 2
  const boxes = parts.map(({ text }) => layInline(setter, text, { size }))
  const isShort = boxes.every((box) => box.width <= half - letterWidth - 6)
  if (!isShort || parts.some(({ text, pictures }) => pictures.length > 0 || text.includes('\n')))
    return parts.flatMap((part) => wholePart(setter, part, { width, frame }))
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, line) => {
    const pair = [line * 2, line * 2 + 1].flatMap((at) => {
      const [part, box] = [parts[at], boxes[at]]
      return part && box ? [{ letter: setter.text(`${part.letter})`, { size }), box }] : []
    })
    const above = Math.max(...pair.flatMap(({ letter, box }) => [letter.above, box.above]))
    return {
      height: above + Math.max(...pair.flatMap(({ letter, box }) => [letter.below, box.below])),
      draw(x, top) {
        for (const [at, { letter, box }] of pair.entries()) {
          letter.draw(x + at * half, top + above)
          box.draw(x + at * half + letterWidth, top + above)
        }
      },
    }
  })
}

function wholePart(setter: Typesetter, { letter, text, pictures }: PrintedPart, { width, frame }: Setting): Row[] {
  const inner = width - letterWidth
  const mark = setter.text(`${letter})`, { size })
  const said = text.trim() === '' ? [] : layText(setter, text, { size, width: inner })
  const [first, ...others] = [
    ...said,
    ...pictures.flatMap((each) => pictureRows(setter, each, { width: inner, frame })),
  ]
  const height = Math.max(first?.height ?? 0, mark.above + mark.below)
  return [
    {
      height,
      draw(x, top) {
        mark.draw(x, top + (first?.above ?? mark.above))
        first?.draw(x + letterWidth, top)
      },
    },
    ...others.map((row) => inset(row, letterWidth)),
  ]
}

/** As wide as the column at most; where its file is gone, what it shows in words, so that nobody prints a gap unawares. */
function pictureRows(setter: Typesetter, { picture, alt }: PrintedPicture, { width, frame }: Setting): Row[] {
  if (picture === undefined) {
    const words = messages.print_picture_gone({ alt }, { locale: frame.locale })
    return layText(setter, words, { size: size - 1, colour: ink.soft, width })
  }
  const scale = Math.min(1, width / picture.width, tallestPicture / picture.height)
  const [wide, tall] = [picture.width * scale, picture.height * scale]
  return [
    {
      height: tall + 6,
      draw: (x, top) => setter.pdf.image(picture.png, x, top + 3, { width: wide, height: tall }),
    },
  ]
}
