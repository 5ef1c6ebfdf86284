import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { chunkGroups } from './chunks.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = [
  ...globSync('{apps/web/app,packages/ui/src,packages/text/src}/**/*.{ts,tsx,js,css}', { cwd: root }),
  ...globSync('node_modules/{react,react-dom,react-router,scheduler,cookie,@tanstack}/*', { cwd: root }),
].map((path) => `/${path}`)

/** `(a|b)` in a pattern is one pattern for a and one for b: each of them has to match a file. */
function alternativesOf({ source }: RegExp): RegExp[] {
  const choice = /(?<!\?!\.\*)\(((?:[\w@\-/\\.]+\|)+[\w@\-/\\.]+)\)/.exec(source)
  if (!choice?.[1]) return [new RegExp(source)]
  return choice[1].split('|').map((each) => new RegExp(source.replace(choice[0], `(${each})`)))
}

const patterns = chunkGroups.flatMap(({ name, files: ofGroup }) =>
  ofGroup.flatMap(alternativesOf).map((pattern) => ({ name, pattern })),
)

it('keeps no pattern that matches no file any more', () => {
  const dead = patterns.filter(({ pattern }) => !files.some((path) => pattern.test(path)))
  expect(dead.map(({ name, pattern }) => `${name}: ${pattern}`)).toEqual([])
})

it('reads the alternatives of a pattern one by one', () => {
  expect(alternativesOf(/\/kit\/(a-b|c)\/(?!.*(dialog|sheet))/).map(String)).toEqual([
    String.raw`/\/kit\/(a-b)\/(?!.*(dialog|sheet))/`,
    String.raw`/\/kit\/(c)\/(?!.*(dialog|sheet))/`,
  ])
})
