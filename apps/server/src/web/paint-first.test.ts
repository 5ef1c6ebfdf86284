import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first.ts'

describe('painting first', () => {
  it('puts each built sheet before its link, in order, and lets the link hold nothing up', () => {
    const page = '<link rel="stylesheet" href="/assets/a-1.css#"/><link rel="stylesheet" href="/assets/b-2.css"/>'
    const { html, styleHashes } = paintFirst(page, (path) => `/*${path}*/`)
    expect(html).toBe(
      '<style>/*/assets/a-1.css*/</style><link data-later="stylesheet" href="/assets/a-1.css#" media="print"/>' +
        '<style>/*/assets/b-2.css*/</style><link data-later="stylesheet" href="/assets/b-2.css" media="print"/>',
    )
    expect(styleHashes[0]).toBe(`'sha256-${createHash('sha256').update('/*/assets/a-1.css*/').digest('base64')}'`)
    expect(styleHashes.length).toBe(2)
  })

  it.each([
    ['bn', ['bengali-400-x', 'bengali-600-y', 'latin-400-z']],
    ['en', ['latin-400-z']],
  ])('asks for the fonts of a page in %s at once, and for no others', (lang, names) => {
    const sheet = ['bengali-400-x', 'bengali-600-y', 'latin-400-z']
      .map((name) => `src:url(/assets/${name}.woff2)`)
      .join()
    const { html } = paintFirst(`<html lang="${lang}"><link rel="stylesheet" href="/assets/a.css"/>`, () => sheet)
    expect(
      [...html.matchAll(/<link rel="preload" href="\/assets\/([\w-]+)\.woff2"/g)].map((match) => match[1]),
    ).toEqual(names)
  })

  it('asks for the scripts only after the first paint, and allows the script that does so', () => {
    const page =
      '<link rel="modulepreload" href="/assets/v.js"/><script type="module" async="">import "/a.js"</script></body>'
    const { html, scriptHashes } = paintFirst(page, () => '')
    expect(html).toMatch(
      /^<link data-later="modulepreload" href="\/assets\/v.js"\/><script type="later">import "\/a.js"<\/script>/,
    )
    const starter = /<script>(.*)<\/script><\/body>$/.exec(html)?.[1] ?? ''
    expect(starter).toContain('first-contentful-paint')
    expect(scriptHashes).toEqual([`'sha256-${createHash('sha256').update(starter).digest('base64')}'`])
  })

  it('brings the icon along', () => {
    const page = '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>'
    const { html } = paintFirst(page, () => '<svg fill="#fff">\n</svg>\n')
    const address = /href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(decodeURIComponent(address)).toBe('data:image/svg+xml,<svg fill="#fff"> </svg>')
  })

  it('leaves every other link alone', () => {
    const page = '<link rel="stylesheet" href="https://elsewhere.example/x.css"/><link rel="icon" href="/favicon.svg"/>'
    expect(paintFirst(page, () => 'never')).toMatchObject({ html: page, styleHashes: [] })
  })
})
