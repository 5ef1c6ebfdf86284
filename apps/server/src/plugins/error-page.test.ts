import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorPage, errorPagePolicy, findFont } from './error-page.ts'

it('the page of a refusal is allowed its own style and a font of ours, and no script', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(errorPage('একটু পরে', 'bn')) ?? []
  expect(errorPagePolicy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(errorPagePolicy).toContain("font-src 'self'")
  expect(errorPagePolicy).toContain("default-src 'none'")
  expect(errorPagePolicy).not.toMatch(/script-src|unsafe-inline/)
})

it('the page of a fault of ours says by which code it is found', () => {
  expect(errorPage('x', 'en', 'a1b2c3-k4')).toContain('<small>Code: a1b2c3-k4</small>')
  expect(errorPage('x', 'bn')).not.toContain('<small>')
})

it('the font of that page is the one that the build named, and none without a build', () => {
  const assets = mkdtempSync(join(tmpdir(), 'prostuti-assets-'))
  for (const file of ['bengali-600-Cz_y1.woff2', 'bengali-400-BRU-V8fC.woff2', 'latin-400-Dv5.woff2'])
    writeFileSync(join(assets, file), '')
  expect(findFont(assets)).toBe('/assets/bengali-400-BRU-V8fC.woff2')
  rmSync(assets, { recursive: true })
  expect(findFont(assets)).toBeUndefined()
})
