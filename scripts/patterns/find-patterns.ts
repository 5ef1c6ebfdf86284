import { parseSync } from '@swc/core'

export type Pattern = { source: string; flags: string; line: number }

type AstNode = { type: string; span?: { start: number } } & Record<string, unknown>

/** Stands for what a computed pattern fills in; no class of characters that our patterns name holds it. */
const filledIn = '\uE000'

/** Every regular expression of a TypeScript file: literals, and `RegExp(…)` with a text or a template. */
export function findPatterns(code: string, { tsx = false } = {}): Pattern[] {
  const bytes = Buffer.from(code)
  const program = parseSync(code, { syntax: 'typescript', tsx, target: 'esnext' }) as unknown as AstNode
  const offset = parseOffset(program, bytes)
  const found: Pattern[] = []
  const lineOf = (node: AstNode) =>
    bytes
      .subarray(0, Math.max(0, (node.span?.start ?? offset) - offset))
      .toString()
      .split('\n').length

  visit(program, (node) => {
    if (node.type === 'RegExpLiteral')
      found.push({ source: node.pattern as string, flags: node.flags as string, line: lineOf(node) })
    const made = madeByCall(node)
    if (made !== undefined) found.push({ ...made, line: lineOf(node) })
  })
  return found
}

/** `new RegExp(text, flags)` or `RegExp(text, flags)`. */
function madeByCall(node: AstNode): Omit<Pattern, 'line'> | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  const callee = node.callee as AstNode
  if (callee.type !== 'Identifier' || callee.value !== 'RegExp') return undefined
  const [source, flags] = ((node.arguments ?? []) as { expression: AstNode }[]).map(({ expression }) =>
    textOf(expression),
  )
  if (source === undefined)
    throw new Error('a computed RegExp() must be a text or a template, so that it can be checked')
  return { source, flags: flags ?? '' }
}

function textOf(node: AstNode): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join(filledIn)
  if (node.type === 'TaggedTemplateExpression')
    return ((node.template as AstNode).quasis as { raw: string }[]).map(({ raw }) => raw).join(filledIn)
  // A text whose signs are escaped has no pattern in it.
  if (node.type === 'CallExpression' && (node.callee as AstNode).value === 'escaped') return filledIn
  return undefined
}

/** The parser numbers the bytes of one file after those of the last; the program ends where the file does. */
function parseOffset(program: AstNode, bytes: Buffer): number {
  const { end } = program.span as unknown as { end: number }
  return end - bytes.length
}

function visit(value: unknown, see: (node: AstNode) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) see(value as AstNode)
    for (const each of Object.values(value)) visit(each, see)
  }
}
