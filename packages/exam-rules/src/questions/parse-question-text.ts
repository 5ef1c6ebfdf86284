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
  let plainFrom = 0
  let from = 0
  while (depth < deepest) {
    nextSign.lastIndex = from
    const found = nextSign.exec(text)
    if (!found) break
    const sign =
      found[0] === '['
        ? readLink(text, found.index, depth)
        : readSign(text, found.index, found[0] as keyof typeof signs, depth)
    from = sign ? sign.end : found.index + found[0].length
    if (!sign) continue
    if (found.index > plainFrom) nodes.push({ kind: 'text', text: text.slice(plainFrom, found.index) })
    nodes.push(sign.node)
    plainFrom = from
  }
  if (plainFrom < text.length) nodes.push({ kind: 'text', text: text.slice(plainFrom) })
  return nodes
}

function readSign(
  text: string,
  start: number,
  sign: keyof typeof signs,
  depth: number,
): { node: QuestionNode; end: number } | undefined {
  const first = readBraces(text, start + sign.length - 1)
  if (!first) return undefined
  const kind = signs[sign]
  const body = parseQuestionText(first.inside, depth + 1)
  if (kind !== 'fraction') return { node: { kind, body }, end: first.end }
  const second = readBraces(text, first.end)
  if (!second) return undefined
  return { node: { kind, top: body, bottom: parseQuestionText(second.inside, depth + 1) }, end: second.end }
}

function readLink(text: string, start: number, depth: number): { node: QuestionNode; end: number } | undefined {
  link.lastIndex = start
  const [whole, words, to] = link.exec(text) ?? []
  if (whole === undefined || words === undefined || to === undefined) return undefined
  return { node: { kind: 'link', to, body: parseQuestionText(words, depth + 1) }, end: start + whole.length }
}

/** What stands between the brace at `open` and the one that closes it. */
function readBraces(text: string, open: number): { inside: string; end: number } | undefined {
  if (text[open] !== '{') return undefined
  let level = 0
  for (let position = open; position < text.length; position += 1) {
    if (text[position] === '{') level += 1
    if (text[position] === '}') level -= 1
    if (level === 0) return { inside: text.slice(open + 1, position), end: position + 1 }
  }
  return undefined
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
