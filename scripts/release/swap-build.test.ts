import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { swapBuild } from './swap-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'prostuti-swap-'))
afterEach(() => rmSync(folder, { recursive: true }))

function release(names: string[], page: string): void {
  const next = join(folder, 'build-next')
  mkdirSync(join(next, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(next, 'assets', name), name)
  writeFileSync(join(next, 'index.html'), page)
  swapBuild({ next, served: join(folder, 'build'), assets: 'assets' })
}
const assets = () => readdirSync(join(folder, 'build', 'assets')).toSorted()

it('serves a new release with the files of the one before, and of none before that', () => {
  release(['app-1.js', 'app-1.js.br', 'font.woff2'], 'one')
  expect(assets()).toEqual(['app-1.js', 'app-1.js.br', 'font.woff2'])
  release(['app-2.js', 'font.woff2'], 'two')
  expect(assets()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'font.woff2'])
  release(['app-3.js'], 'three')
  expect(assets()).toEqual(['app-2.js', 'app-3.js', 'font.woff2'])
  expect(readFileSync(join(folder, 'build', 'index.html'), 'utf8')).toBe('three')
  expect(readdirSync(folder)).toEqual(['build'])
})
