import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from '@swc/core'
import postcss, { type AtRule, type Rule } from 'postcss'
import { root } from './run.ts'

// One class, one owner (decision 036): a sheet of the web app is a module, whose classes are its own; the classes that every
// component may name are the kit's, in packages/ui; and nothing is asked for that is not there, or there and never asked for.

/** What belongs to the document as a whole and has no classes of its own. */
const wholePage = [
  'apps/web/app/app.css',
  'apps/web/app/background/background.css',
  'apps/web/app/offline/offline-page.css',
]

const problems: string[] = []
const files = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rulesOf = (file: string) => {
  const rules: Rule[] = []
  postcss.parse(read(file)).walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name))) rules.push(rule)
  })
  return rules
}

const selectorParts = /:global\(([^)]*)\)|\[[^\]]*\]|\.([A-Za-z_][\w-]*)/g

// The kit: which of its sheets has a rule for a class by its name alone owns it.
const kitOwners = new Map<string, Set<string>>()
const kit = new Set<string>()
for (const file of files('packages/ui/src/{styles,icons}/*.css')) {
  for (const rule of rulesOf(file)) {
    for (const selector of rule.selectors) {
      const names = [...selector.matchAll(selectorParts)].flatMap(([, , name]) => name ?? [])
      for (const name of names) kit.add(name)
      if (names.length === 1 && selector.trim() === `.${names[0]}`)
        kitOwners.set(names[0] ?? '', (kitOwners.get(names[0] ?? '') ?? new Set()).add(file))
    }
  }
}
for (const [name, owners] of kitOwners)
  if (owners.size > 1) problems.push(`.${name} has two owners: ${[...owners].join(', ')}`)

// The modules: what each defines, and whom of the kit it mentions.
const defined = new Map<string, Set<string>>()
const kitUsed = new Set<string>()
for (const file of files('apps/web/app/**/*.css')) {
  if (wholePage.includes(file)) continue
  if (!file.endsWith('.module.css')) {
    problems.push(`${file}: its classes would be everybody's; name it .module.css`)
    continue
  }
  const own = new Set<string>()
  for (const rule of rulesOf(file)) {
    for (const [, global, local] of rule.selector.matchAll(selectorParts)) {
      if (local !== undefined) own.add(local)
      if (global === undefined) continue
      const name = /^\.([\w-]+)$/.exec(global)?.[1]
      if (name === undefined || !kit.has(name)) problems.push(`${file}: :global(${global}) is no class of the kit`)
      else kitUsed.add(name)
    }
    const parents = rule.parent?.type === 'rule'
    for (const selector of rule.selectors)
      if (
        selector.includes(':global(') &&
        !/(^|[^\w])\.[A-Za-z_]|\[data-/.test(selector.replace(/:global\([^)]*\)/g, '')) &&
        !parents
      )
        problems.push(`${file}: "${selector}" would be everybody's; it needs a class of its own before it`)
  }
  defined.set(file, own)
}

// The components: what they ask for. Read as code, so that no comment counts.
const asked = new Map<string, Set<string>>()
const words = new Set<string>()
for (const file of files('{apps/web/{app,scripts},packages/{ui,contract}/src}/**/*.{ts,tsx}')) {
  if (/\.test\.tsx?$|\/testing\//.test(file)) continue
  const source = read(file)
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'esnext' })
  for (const word of wordsSaid(tree)) words.add(word)
  for (const [, id = '', path = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
    const sheet = resolve('/', dirname(file), path).slice(1)
    const own = defined.get(sheet)
    if (!own) problems.push(`${file}: ${path} does not exist`)
    const names = asked.get(sheet) ?? new Set<string>()
    asked.set(sheet, names)
    visit(tree, (node) => {
      if (node.type !== 'MemberExpression' || (node.object as Node).value !== id) return
      const { type, value: name } = node.property as { type: string; value: string }
      if (type === 'Computed') problems.push(`${file}: a class of ${path} is asked for by a computed name`)
      else if (own && !own.has(name)) problems.push(`${file}: ${path} has no class ${name}`)
      else names.add(name)
    })
  }
  if (file.endsWith('.tsx')) checkStrings(file, tree)
}
for (const [sheet, own] of defined)
  for (const name of own) if (!asked.get(sheet)?.has(name)) problems.push(`${sheet}: nobody uses .${name}`)

for (const name of kit) {
  // An icon's name is often put together from its set and its own.
  const endings = name.startsWith('ico-') ? name.split('-').map((_, at, all) => all.slice(at).join('-')) : [name]
  if (!endings.some((word) => words.has(word))) problems.push(`packages/ui: nobody uses .${name}`)
}

/** The words of every text in the code; that a type allows a name does not say that anybody uses it. */
function wordsSaid(tree: unknown): string[] {
  const said: string[] = []
  visit(tree, (node) => {
    if (node.type === 'TsLiteralType') return 'skip'
    if (node.type === 'StringLiteral') said.push(...(node.value as string).split(/\s+/))
    if (node.type === 'TemplateElement') said.push(...(node.raw as string).split(/\s+/))
  })
  return said
}

/** A class written as a word is the kit's. */
function checkStrings(file: string, tree: unknown): void {
  visit(tree, (node) => {
    if (node.type !== 'JSXAttribute') return
    const name = (node.name as { value?: string } | undefined)?.value
    if (name !== 'className') return
    for (const word of wordsIn(node.value))
      if (!kit.has(word)) problems.push(`${file}: "${word}" is no class of the kit`)
  })
}

type Node = { type?: string } & Record<string, unknown>

function visit(node: unknown, see: (node: Node) => unknown): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  else if (typeof node === 'object' && node !== null) {
    if (see(node as Node) === 'skip') return
    for (const value of Object.values(node)) visit(value, see)
  }
}

/** The words of an expression that become classes; conditions and the arguments of calls do not. */
function wordsIn(value: unknown): string[] {
  const node = value as Node | undefined
  const split = (text: string) => text.split(/\s+/).filter((word) => word !== '' && !word.endsWith('-'))
  switch (node?.type) {
    case 'StringLiteral':
      return split(node.value as string)
    case 'TemplateLiteral':
      return [
        ...(node.quasis as { raw: string }[]).flatMap(({ raw }) => split(raw)),
        ...(node.expressions as unknown[]).flatMap(wordsIn),
      ]
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'BinaryExpression':
      return node.operator === '&&' || node.operator === '??' || node.operator === '||' ? wordsIn(node.right) : []
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return wordsIn(node.expression)
    default:
      return []
  }
}

for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? `${kit.size} classes of the kit, ${defined.size} sheets of their own`
    : `${problems.length} faults`,
)
if (kit.size < 50 || defined.size < 20) throw new Error('too little was read to mean anything')
process.exitCode = problems.length === 0 ? 0 : 1
