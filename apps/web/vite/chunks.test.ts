import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'
import { expect, it } from 'vitest'
import { chunkGroups } from './chunks.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = [
  ...globSync('{apps/web/app,packages/{exam-rules,exam-ui,ui,text}/src}/**/*.{ts,tsx,js,css}', {
    cwd: root,
  }),
  ...globSync('node_modules/{react,react-dom,react-router,scheduler,cookie,@tanstack,idb}/*', { cwd: root }),
].map((path) => `/${path}`)

/** `(a|b)` in a pattern, however deep, is one pattern for a and one for b: each of them has to match a file. */
function alternativesOf(pattern: RegExp): RegExp[] {
  const choices: AST.Alternative[] = []
  const literal = parseRegExpLiteral(pattern)
  visitRegExpAST(literal, {
    onAlternativeEnter: (each) =>
      void (each.parent.alternatives.length > 1 && !isLookAhead(each) && choices.push(each)),
  })
  return choices.length === 0 ? [pattern] : choices.map((each) => new RegExp(narrowedTo(each)))
}

const isLookAhead = (node: AST.Node): boolean =>
  node.type === 'Assertion' || (node.parent !== null && isLookAhead(node.parent))

/** The whole pattern with this alternative in the place of the choice that it is one of. */
function narrowedTo(choice: AST.Alternative, text = choice.raw): string {
  const group = choice.parent
  if (group.type === 'Pattern') return text
  const outer = group.parent.type === 'Quantifier' ? group.parent.parent : group.parent
  if (outer.type !== 'Alternative') throw new Error(`cannot read ${outer.raw}`)
  const at = group.start - outer.start
  return narrowedTo(outer, `${outer.raw.slice(0, at)}(${text})${outer.raw.slice(at + group.raw.length)}`)
}

const patterns = chunkGroups.flatMap(({ name, files: ofGroup }) =>
  ofGroup.flatMap(alternativesOf).map((pattern) => ({ name, pattern })),
)

it('keeps no pattern that matches no file any more', () => {
  const dead = patterns.filter(({ pattern }) => !files.some((path) => pattern.test(path)))
  expect(dead.map(({ name, pattern }) => `${name}: ${pattern}`)).toEqual([])
})

it('reads the alternatives of a pattern one by one, those inside of another too', () => {
  expect(alternativesOf(/\/kit\/(a|use-(b|c))\/(?!.*(dialog|sheet))(d|e)/).map(String)).toEqual([
    String.raw`/\/kit\/(a)\/(?!.*(dialog|sheet))(d|e)/`,
    String.raw`/\/kit\/(use-(b|c))\/(?!.*(dialog|sheet))(d|e)/`,
    String.raw`/\/kit\/(use-(b))\/(?!.*(dialog|sheet))(d|e)/`,
    String.raw`/\/kit\/(use-(c))\/(?!.*(dialog|sheet))(d|e)/`,
    String.raw`/\/kit\/(a|use-(b|c))\/(?!.*(dialog|sheet))(d)/`,
    String.raw`/\/kit\/(a|use-(b|c))\/(?!.*(dialog|sheet))(e)/`,
  ])
})
