import { parseQuestionText, type QuestionNode } from '@prostuti/exam-rules'
import { beside, boxesOf, formulaBox, textBoxes } from './formula-boxes.ts'
import type { Box, Look, Typesetter } from './typesetter.ts'

/** A line of a page: how tall it is, how it is drawn below a height, and how far below that its letters stand. */
export type Row = { height: number; above?: number; draw(x: number, top: number): void }

/** What a text is made of between two places where a line may end. */
type Word = { boxes: Box[]; width: number; after: 'blank' | 'line' | 'end' }

/** The text of a question in lines of at most this width: formulas drawn, words kept whole where a line can hold them. */
export function layText(setter: Typesetter, text: string, { width, ...look }: Look & { width: number }): Row[] {
  const blank = setter.text(' ', look).width
  const rows: Row[] = []
  let line: Box[] = []
  let used = 0
  const end = () => {
    rows.push(asRow(line, setter, look))
    line = []
    used = 0
  }
  for (const word of fitWords(wordsOf(setter, parseQuestionText(text), look), width)) {
    const space = line.length === 0 ? 0 : blank
    if (line.length > 0 && used + space + word.width > width) end()
    if (line.length > 0) line.push(gap(blank))
    used += (line.length === 0 ? 0 : blank) + word.width
    line.push(...word.boxes)
    if (word.after === 'line') end()
  }
  if (line.length > 0 || rows.length === 0) end()
  return rows
}

/** As one line, however wide. */
export const layInline = (setter: Typesetter, text: string, look: Look): Box =>
  beside(boxesOf(setter, parseQuestionText(text), look), setter, look)

const gap = (width: number): Box => ({ width, above: 0, below: 0, draw: () => {} })

function asRow(boxes: readonly Box[], setter: Typesetter, look: Look): Row {
  const { above, below, draw } = beside(boxes, setter, look)
  return { height: above + below, above, draw: (x, top) => draw(x, top + above) }
}

/** A text may end its line at a blank; what stands together without one, a formula included, stays together. */
function wordsOf(setter: Typesetter, nodes: readonly QuestionNode[], look: Look): Word[] {
  const words: Word[] = []
  let boxes: Box[] = []
  const close = (after: Word['after']) => {
    if (boxes.length > 0 || after === 'line')
      words.push({ boxes, width: boxes.reduce((sum, { width }) => sum + width, 0), after })
    boxes = []
  }
  for (const node of nodes) {
    if (node.kind === 'link') {
      for (const word of wordsOf(setter, node.body, look)) {
        boxes.push(...word.boxes)
        if (word.after !== 'end') close(word.after)
      }
    } else if (node.kind !== 'text') boxes.push(formulaBox(setter, node, look))
    else
      for (const piece of node.text.split(/(\n|[^\S\n\u00a0]+)/)) {
        if (piece === '\n') close('line')
        else if (/^\s+$/.test(piece)) close('blank')
        else if (piece !== '') boxes.push(...textBoxes(setter, piece, look))
      }
  }
  close('end')
  return words
}

/** A word that no line can hold is divided between its letters, and its formulas from one another. */
function* fitWords(words: readonly Word[], width: number): Generator<Word> {
  for (const word of words) {
    if (word.width <= width) {
      yield word
      continue
    }
    let boxes: Box[] = []
    let used = 0
    for (const box of word.boxes.flatMap((each) => (each.width > width ? (each.letters?.() ?? [each]) : [each]))) {
      if (boxes.length > 0 && used + box.width > width) {
        yield { boxes, width: used, after: 'line' }
        boxes = []
        used = 0
      }
      boxes.push(box)
      used += box.width
    }
    yield { boxes, width: used, after: word.after }
  }
}
