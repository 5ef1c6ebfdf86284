import { type Plugin, parseSync } from 'vite'

const all = /import \* as (\w+) from '@prostuti\/text\/messages'/

/** In the browser's build every page has the messages that it says, and the bundler reads no others: each is a module of its own. */
export function messagesOneByOne(): Plugin {
  return {
    name: 'messages-one-by-one',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { code: all }, handler: (code, id) => importOneByOne(code, id.replace(/\?.*/, '')) },
  }
}

/** `m.state_retry()` becomes `m_state_retry()`, and the import of all messages one of `state_retry`, on the line where it stood. */
export function importOneByOne(code: string, file: string): string {
  const name = all.exec(code)?.[1]
  if (name === undefined) return code
  const said = new Set<string>()
  let renamed = ''
  let at = 0
  for (const { start, end, message } of usesOf(name, code, file)) {
    said.add(message)
    renamed += `${code.slice(at, start)}${name}_${message}`
    at = end
  }
  const imports = [...said].map(
    (message) => `import { ${message} as ${name}_${message} } from '@prostuti/text/messages/${message}'`,
  )
  return (renamed + code.slice(at)).replace(all, imports.join(';'))
}

type AstNode = { type: string; start: number; end: number; name?: string } & Record<string, unknown>
type Use = { start: number; end: number; message: string }

/** Where a file says which message, in its order. Throws where it does anything else with all of them. */
function usesOf(name: string, code: string, file: string): Use[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const uses: Use[] = []
  visit(program as unknown as AstNode)
  return uses.sort((one, other) => one.start - other.start)

  function visit(node: AstNode): void {
    const { type, start, end } = node
    if (type === 'ImportNamespaceSpecifier') return
    const message = isNamed(node.object) ? plainProperty(node) : isNamed(node.left) ? nameOf(node.right) : undefined
    if (message !== undefined) return void uses.push({ start, end, message })
    if (isNamed(node)) throw new Error(`${file}: messages are said by name, never handed on all at once.`)
    for (const [key, child] of Object.entries(node)) {
      if (isPlainKey(node, key)) continue
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each)
    }
  }

  function isNamed(node: unknown): boolean {
    return isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name
  }
}

const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? node.name : undefined

const plainProperty = ({ type, computed, property }: AstNode): string | undefined =>
  type === 'MemberExpression' && !computed ? nameOf(property) : undefined

/** `x.m` and `{ m: x }` only happen to have the name; `{ m }` is all messages. */
const isPlainKey = ({ type, computed, shorthand }: AstNode, key: string): boolean =>
  !computed &&
  ((type === 'MemberExpression' && key === 'property') ||
    (type === 'TSQualifiedName' && key === 'right') ||
    (key === 'key' && !shorthand))
