import type { QuestionNode } from '@prostuti/exam-rules'
import type { Box, Look, Typesetter } from './typesetter.ts'

/** Boxes in one line, as one. */
export function beside(boxes: readonly Box[], setter: Typesetter, look: Look): Box {
  const letters = setter.text('', look)
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    above: Math.max(letters.above, ...boxes.map(({ above }) => above)),
    below: Math.max(letters.below, ...boxes.map(({ below }) => below)),
    draw(x, line) {
      let at = x
      for (const box of boxes) {
        box.draw(at, line)
        at += box.width
      }
    },
  }
}

/** A text of a question in one line. */
export const boxesOf = (setter: Typesetter, nodes: readonly QuestionNode[], look: Look): Box[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? textBoxes(setter, node.text, look) : formulaBox(setter, node, look)))

/** Small figures that stand in the text as letters are raised and lowered like the others: fonts have only some of them. */
const scripts = /([⁰¹²³⁴-⁹⁺⁻⁼⁽⁾ⁿⁱ]+)|([₀-₉₊₋₌₍₎]+)/

export function textBoxes(setter: Typesetter, text: string, look: Look): Box[] {
  return text.split(scripts).flatMap((piece, at) => {
    if (!piece) return []
    if (at % 3 === 0) return setter.text(piece, look)
    const body: QuestionNode[] = [{ kind: 'text', text: piece.normalize('NFKC').replace('−', '-') }]
    return formulaBox(setter, { kind: at % 3 === 1 ? 'raised' : 'lowered', body }, look)
  })
}

/** In parts of the size of the letters around them. */
const shape = { script: 0.7, raise: 0.4, lower: 0.16, half: 0.86, axis: 0.28, space: 0.14 }

type Formula = Exclude<QuestionNode, { kind: 'text' }>

export function formulaBox(setter: Typesetter, node: Formula, look: Look): Box {
  if (node.kind === 'fraction') return fraction(setter, node, look)
  if (node.kind === 'root') return root(setter, node.body, look)
  if (node.kind === 'link') return beside(boxesOf(setter, node.body, look), setter, look)
  const small = { ...look, size: look.size * shape.script }
  const body = beside(boxesOf(setter, node.body, small), setter, small)
  const up = (node.kind === 'raised' ? shape.raise : -shape.lower) * look.size
  return {
    width: body.width,
    above: Math.max(0, body.above + up),
    below: Math.max(0, body.below - up),
    draw: (x, line) => body.draw(x, line - up),
  }
}

function fraction(setter: Typesetter, { top, bottom }: Extract<Formula, { kind: 'fraction' }>, look: Look): Box {
  const small = { ...look, size: look.size * shape.half }
  const over = beside(boxesOf(setter, top, small), setter, small)
  const under = beside(boxesOf(setter, bottom, small), setter, small)
  const [axis, space] = [shape.axis * look.size, shape.space * look.size]
  const width = Math.max(over.width, under.width) + 4 * space
  return {
    width,
    above: axis + over.above + over.below,
    below: under.above + under.below - axis,
    draw(x, line) {
      over.draw(x + (width - over.width) / 2, line - axis - over.below)
      stroke(setter, look, [
        [x + space, line - axis],
        [x + width - space, line - axis],
      ])
      under.draw(x + (width - under.width) / 2, line - axis + under.above)
    },
  }
}

function root(setter: Typesetter, nodes: readonly QuestionNode[], look: Look): Box {
  const body = beside(boxesOf(setter, nodes, look), setter, look)
  const sign = look.size * 0.62
  const above = body.above + shape.space * look.size
  return {
    width: sign + body.width,
    above,
    below: body.below,
    draw(x, line) {
      const [top, bottom] = [line - above + 1, line + body.below * 0.6]
      const middle = line - look.size * 0.3
      stroke(setter, look, [
        [x + 0.5, middle],
        [x + sign * 0.3, middle - look.size * 0.08],
        [x + sign * 0.58, bottom],
        [x + sign, top],
        [x + sign + body.width, top],
      ])
      body.draw(x + sign, line)
    },
  }
}

function stroke({ pdf }: Typesetter, { size, colour = '#000' }: Look, [first, ...rest]: [number, number][]): void {
  pdf.moveTo(...first!)
  for (const point of rest) pdf.lineTo(...point)
  pdf
    .lineWidth(size / 18)
    .strokeColor(colour)
    .stroke()
}
