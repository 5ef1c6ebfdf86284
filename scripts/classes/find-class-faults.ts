import { dirname, resolve } from 'node:path'
import { parseSync } from '@swc/core'
import postcss, { type AtRule, type Rule } from 'postcss'

type Source = { path: string; text: string }
type Component = Source & { tree: unknown }
type ClassFaults = { kitClasses: number; sheets: number; faults: string[] }

/** What belongs to the document as a whole and has no classes of its own. */
const wholePage = [
  'apps/admin/app/styles/desk.css',
  'apps/admin/app/styles/office.css',
  'apps/web/app/app.css',
  'apps/web/app/background/background.css',
  'apps/web/app/offline/offline-page.css',
]

const selectorParts = /:global\(([^)]*)\)|\[[^\]]*\]|\.([A-Za-z_][\w-]*)/g

/**
 * One class, one owner (decision 036): a sheet of the web app or of the office is a module, whose classes are its own; the classes that every
 * component may name are the kit's, in packages/ui; and nothing is asked for that is not there, or there and never asked for.
 */
export function findClassFaults(sources: Source[]): ClassFaults {
  const having = (pattern: RegExp) => sources.filter(({ path }) => pattern.test(path))
  const faults: string[] = []

  const kitSheets = having(/^packages\/ui\/src\/styles\/[^/]+\.css$/)
  const kit = new Set(kitSheets.flatMap(({ text }) => rulesOf(text).flatMap(({ selector }) => namesIn(selector))))
  faults.push(...faultsOfOwners(kitSheets))

  /** What each module defines. */
  const defined = new Map<string, Set<string>>()
  for (const sheet of having(/^(apps\/(web|admin)\/app|packages\/exam-ui\/src)\/.*\.css$/)) {
    if (wholePage.includes(sheet.path)) continue
    if (!sheet.path.endsWith('.module.css')) {
      faults.push(`${sheet.path}: its classes would be everybody's; name it .module.css`)
      continue
    }
    defined.set(sheet.path, new Set(rulesOf(sheet.text).flatMap(({ selector }) => namesIn(selector))))
    faults.push(...faultsOfModule(sheet, kit))
  }

  // Read as code, so that no comment counts; what a test says reaches no reader.
  const components = having(/^(apps\/(web|admin)\/(app|scripts)|packages\/(ui|exam-ui|contract)\/src)\/.*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map(({ path, text }) => ({ path, text, tree: treeOf(path, text) }))
  /** What they ask of each module. */
  const asked = new Map<string, Set<string>>()
  for (const component of components) {
    faults.push(...faultsOfImports(component, defined, asked))
    if (component.path.endsWith('.tsx')) faults.push(...faultsOfWords(component, kit))
  }
  for (const [sheet, own] of defined)
    for (const name of own) if (!asked.get(sheet)?.has(name)) faults.push(`${sheet}: nobody uses .${name}`)

  const words = new Set(components.flatMap(({ tree }) => wordsSaid(tree)))
  for (const name of kit) {
    if (!words.has(name)) faults.push(`packages/ui: nobody uses .${name}`)
  }

  return { kitClasses: kit.size, sheets: defined.size, faults }
}

function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  postcss.parse(sheet).walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name))) rules.push(rule)
  })
  return rules
}

/** The classes of a selector, but for those of others. */
function namesIn(selector: string): string[] {
  return [...selector.matchAll(selectorParts)].flatMap(([, , name]) => name ?? [])
}

/** Which of the kit's sheets has a rule for a class by its name alone owns it. */
function faultsOfOwners(kitSheets: Source[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const { path, text } of kitSheets)
    for (const selector of rulesOf(text).flatMap(({ selectors }) => selectors)) {
      const [name = '', ...more] = namesIn(selector)
      if (more.length === 0 && selector.trim() === `.${name}`)
        owners.set(name, (owners.get(name) ?? new Set()).add(path))
    }
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `.${name} has two owners: ${[...paths].join(', ')}`)
}

function faultsOfModule({ path, text }: Source, kit: Set<string>): string[] {
  return rulesOf(text).flatMap((rule) => [
    ...[...rule.selector.matchAll(/:global\(([^)]*)\)/g)]
      .filter(([, named = '']) => !kit.has(/^\.([\w-]+)$/.exec(named)?.[1] ?? ''))
      .map(([global]) => `${path}: ${global} is no class of the kit`),
    ...rule.selectors
      .filter((selector) => rule.parent?.type !== 'rule' && reachesEverybody(selector))
      .map((selector) => `${path}: "${selector}" would be everybody's; it needs a class of its own before it`),
  ])
}

function reachesEverybody(selector: string): boolean {
  const own = selector.replace(/:global\([^)]*\)/g, '')
  return own !== selector && !/(^|[^\w])\.[A-Za-z_]|\[data-/.test(own)
}

function treeOf(path: string, text: string): unknown {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'esnext' })
}

/** What a component asks of sheets that do not have it; what they have is noted in `asked`. */
function faultsOfImports(
  { path, text, tree }: Component,
  defined: Map<string, Set<string>>,
  asked: Map<string, Set<string>>,
): string[] {
  const faults: string[] = []
  for (const [, id = '', file = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
    const sheet = resolve('/', dirname(path), file).slice(1)
    const own = defined.get(sheet)
    if (own === undefined) faults.push(`${path}: ${file} does not exist`)
    const names = asked.get(sheet) ?? new Set<string>()
    asked.set(sheet, names)
    visit(tree, (node) => {
      if (node.type !== 'MemberExpression' || (node.object as Node).value !== id) return
      const { type, value: name } = node.property as { type: string; value: string }
      if (type === 'Computed') faults.push(`${path}: a class of ${file} is asked for by a computed name`)
      else if (own && !own.has(name)) faults.push(`${path}: ${file} has no class ${name}`)
      else names.add(name)
    })
  }
  return faults
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
function faultsOfWords({ path, tree }: Component, kit: Set<string>): string[] {
  const faults: string[] = []
  visit(tree, (node) => {
    if (node.type !== 'JSXAttribute' || (node.name as { value?: string } | undefined)?.value !== 'className') return
    for (const word of wordsIn(node.value)) if (!kit.has(word)) faults.push(`${path}: "${word}" is no class of the kit`)
  })
  return faults
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
