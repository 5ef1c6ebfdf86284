import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = (address: string) => fileURLToPath(new URL(address, import.meta.url))

/** The classes that a style sheet has a rule for by their name alone. */
function classesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])
}

it('no style sheet of a page takes the name of a shared class, which would put its rules on that page too', () => {
  const shared = new Set(globSync(folder('../../../packages/ui/src/styles/*.css')).flatMap(classesIn))
  expect(shared).toContain('dotted')
  const taken = globSync(folder('./**/*.css')).flatMap((file) =>
    classesIn(file)
      .filter((name) => shared.has(name))
      .map((name) => `.${name} in ${file}`),
  )
  expect(taken).toEqual([])
})
