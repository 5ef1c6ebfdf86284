import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'

type Node = AST.Element | AST.Alternative | AST.Pattern

/** What a class of characters is tried with; a class that holds none of these is skipped. */
const letters = [...' a0-/.<"=:;,@_>+%A\n\tকৎ০é\u00a0']

/** As long as the headers of one request may be. */
const textLength = 16 * 1024

/**
 * Texts made to be slow for one pattern: what leads up to a repetition once and then much of what it repeats, or both again
 * and again, and an ending on which the match fails.
 */
export function attackTexts(source: string, flags: string): string[] {
  const pattern = parseRegExpLiteral(new RegExp(source, flags)).pattern
  return repetitionsIn(pattern).flatMap((repetition) => {
    const lead = leadOf(repetition)
    const body = sampleOf(repetition.element)
    if (body === '') return []
    const most = (text: string) => text.repeat(Math.ceil(textLength / text.length))
    // The short ones come first: a pattern that doubles its time with every letter is caught before it hangs.
    return [body.repeat(21), most(body), most(lead + body)].flatMap((text) => [
      `${lead}${text}`,
      `${lead}${text}\uE001`,
    ])
  })
}

function repetitionsIn(node: Node): AST.Quantifier[] {
  switch (node.type) {
    case 'Quantifier':
      return [...(node.max === Number.POSITIVE_INFINITY ? [node] : []), ...repetitionsIn(node.element)]
    case 'Alternative':
      return node.elements.flatMap(repetitionsIn)
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(repetitionsIn)
    case 'Assertion':
      return 'alternatives' in node ? node.alternatives.flatMap(repetitionsIn) : []
    default:
      return []
  }
}

/** A text that the pattern matches up to this node. */
function leadOf(node: AST.Node): string {
  const { parent } = node
  if (parent === null) return ''
  if (parent.type !== 'Alternative') return leadOf(parent)
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
  return leadOf(parent) + before.map(sampleOf).join('')
}

function sampleOf(node: Node): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass': {
      const flags = node.raw.includes('\\p') ? 'u' : ''
      const one = new RegExp(`^${node.raw}$`, flags)
      return letters.find((letter) => one.test(letter)) ?? ''
    }
    case 'Quantifier':
      return sampleOf(node.element).repeat(Math.min(Math.max(node.min, 1), Math.max(node.max, 0), 100))
    case 'Alternative':
      return node.elements.map(sampleOf).join('')
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives[0] === undefined ? '' : sampleOf(node.alternatives[0])
    default:
      return ''
  }
}
