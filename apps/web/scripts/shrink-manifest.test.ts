import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shrinkManifest } from './shrink-manifest.ts'

it('keeps what the router asks for in the browser, and nothing else', () => {
  const client = mkdtempSync(join(tmpdir(), 'prostuti-manifest-'))
  mkdirSync(join(client, 'assets'))
  const path = join(client, 'assets', 'manifest-1a2b.js')
  const faq = {
    id: 'faq',
    hasLoader: true,
    hasAction: false,
    module: '/assets/faq.js',
    imports: ['/x.js'],
    css: ['/a.css', '/b.css'],
  }
  const about = {
    id: 'about',
    path: '/about',
    hasLoader: false,
    module: '/assets/page.js',
    imports: [],
    css: ['/b.css'],
  }
  const manifest = { entry: { module: '/assets/entry.js', imports: ['/v.js'] }, routes: { faq, about }, version: '1' }
  writeFileSync(path, `window.__reactRouterManifest=${JSON.stringify(manifest)};`)

  shrinkManifest(client)
  const source = readFileSync(path, 'utf8')
  rmSync(client, { recursive: true })
  const window: { __reactRouterManifest?: unknown } = {}
  new Function('window', source)(window)
  expect(window.__reactRouterManifest).toEqual({
    ...manifest,
    routes: {
      faq: { id: 'faq', hasLoader: true, module: '/assets/faq.js', css: ['/a.css', '/b.css'] },
      about: { id: 'about', path: '/about', module: '/assets/page.js', css: ['/b.css'] },
    },
  })
  expect(source).not.toContain('/x.js')
})
