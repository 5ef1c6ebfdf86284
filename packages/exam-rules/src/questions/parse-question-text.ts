export type QuestionNode =
  | { kind: 'text'; text: string }
  | { kind: 'raised' | 'lowered' | 'root'; body: QuestionNode[] }
  | { kind: 'fraction'; top: QuestionNode[]; bottom: QuestionNode[] }
  | { kind: 'link'; to: string; body: QuestionNode[] }

const signs = { '^{': 'raised', '_{': 'lowered', '\\sqrt{': 'root', '\\frac{': 'fraction' } as const
const nextSign = /\^\{|_\{|\\sqrt\{|\\frac\{|\[/g

/** `[words](/path)`: a way to another page of the product, such as a page of a reference book. Never out of it. */
const link = /\[([^\][]+)\]\((\/(?!\/)[^\s()\\]*)\)/y

/** Deeper than anybody writes a formula; what goes on below is shown as it was typed. */
const deepest = 8

/**
 * The text of a question as a tree. What is not whole markup (a brace that never closes, a fraction with one half) is
 * text like any other: a reader sees what was typed, and no sign is ever lost.
 */
export function parseQuestionText(text: string, depth = 0): QuestionNode[] {
  const nodes: QuestionNode[] = []
  const closing = pairBraces(text)
  let plainFrom = 0
  let from = 0
  while (depth < deepest) {
    nextSign.lastIndex = from
    const found = nextSign.exec(text)
    if (!found) break
    const sign =
      found[0] === '['
        ? readLink(text, found.index, depth)
        : readSign({ text, closing }, found.index, found[0] as keyof typeof signs, depth)
    from = sign ? sign.end : found.index + found[0].length
    if (!sign) continue
    if (found.index > plainFrom) nodes.push({ kind: 'text', text: text.slice(plainFrom, found.index) })
    nodes.push(sign.node)
    plainFrom = from
  }
  if (plainFrom < text.length) nodes.push({ kind: 'text', text: text.slice(plainFrom) })
  return nodes
}

type Paired = { text: string; closing: ReadonlyMap<number, number> }

/** Both halves of a fraction are found before either is read: what is read twice at each level of a nest takes for ever. */
function readSign(
  paired: Paired,
  start: number,
  sign: keyof typeof signs,
  depth: number,
): { node: QuestionNode; end: number } | undefined {
  const first = readBraces(paired, start + sign.length - 1)
  if (!first) return undefined
  const read = (inside: string) => parseQuestionText(inside, depth + 1)
  const kind = signs[sign]
  if (kind !== 'fraction') return { node: { kind, body: read(first.inside) }, end: first.end }
  const second = readBraces(paired, first.end)
  if (!second) return undefined
  return { node: { kind, top: read(first.inside), bottom: read(second.inside) }, end: second.end }
}

function readLink(text: string, start: number, depth: number): { node: QuestionNode; end: number } | undefined {
  link.lastIndex = start
  const [whole, words, to] = link.exec(text) ?? []
  if (whole === undefined || words === undefined || to === undefined) return undefined
  return { node: { kind: 'link', to, body: parseQuestionText(words, depth + 1) }, end: start + whole.length }
}

/** What stands between the brace at `open` and the one that closes it. */
function readBraces({ text, closing }: Paired, open: number): { inside: string; end: number } | undefined {
  const close = closing.get(open)
  return close === undefined ? undefined : { inside: text.slice(open + 1, close), end: close + 1 }
}

/** Where each brace that is closed is closed; in one way through the text, however many are not. */
function pairBraces(text: string): Map<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else if (open.length > 0) closing.set(open.pop()!, index)
  }
  return closing
}

/** The nodes as they would be typed. */
export function writeQuestionText(nodes: readonly QuestionNode[]): string {
  return nodes.map(writeNode).join('')
}

function writeNode(node: QuestionNode): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'fraction') return `\\frac{${writeQuestionText(node.top)}}{${writeQuestionText(node.bottom)}}`
  if (node.kind === 'link') return `[${writeQuestionText(node.body)}](${node.to})`
  const sign = { raised: '^', lowered: '_', root: '\\sqrt' }[node.kind]
  return `${sign}{${writeQuestionText(node.body)}}`
}
