import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paintFirst, startFirst } from './paint-first.ts'

describe('painting first', () => {
  it('puts each built sheet before its link, in order, and fetches none', () => {
    const page = '<link rel="stylesheet" href="/assets/a-1.css#"/><link rel="stylesheet" href="/assets/b-2.css"/>'
    const { html, styleHashes } = paintFirst(page, (path) => `/*${path}*/`)
    const link = (href: string) => `<link rel="stylesheet" href="${href}" media="print" disabled=""/>`
    expect(html).toBe(
      `<style>/*/assets/a-1.css*/</style>${link('/assets/a-1.css#')}${link('/assets/a-1.css')}` +
        `<style>/*/assets/b-2.css*/</style>${link('/assets/b-2.css')}`,
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
    const { html } = paintFirst(`<html lang="${lang}"><head><link rel="stylesheet" href="/assets/a.css"/>`, () => sheet)
    expect(html).toMatch(new RegExp(`^<html lang="${lang}"><head><link rel="preload" href="/assets/${names[0]}`))
    expect(
      [...html.matchAll(/<link rel="preload" href="\/assets\/([\w-]+)\.woff2"/g)].map((match) => match[1]),
    ).toEqual(names)
  })

  it('leaves the scripts for later', () => {
    const page = '<link rel="modulepreload" href="/assets/v.js"/><script type="module" async="">import "/a.js"</script>'
    expect(paintFirst(page, () => '').html).toBe(
      '<link data-later="modulepreload" href="/assets/v.js"/><script type="later">import "/a.js"</script>',
    )
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

describe('starting first', () => {
  const face = '@font-face{font-family:N;src:url(/assets/latin-400-z.woff2)format("woff2")}'
  const read = (path: string) => (path.endsWith('/a.css') ? `b{}${face}i{}` : `/*${path}*/`)

  it('lets the scripts begin, and preloads no font before them', () => {
    const page =
      '<head><link rel="modulepreload" href="/assets/v.js"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
      '<script type="module" async="">import "/a.js"</script>'
    const { html, styleHashes } = startFirst(page, read)
    expect(html).toContain('<link rel="modulepreload" href="/assets/v.js"/>')
    expect(html).toContain('<script type="module" async="">')
    expect(html).not.toContain('rel="preload"')
    const sheet = `b{}${face}i{}`
    expect(html).toContain(`<style>${sheet}</style>`)
    expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`])
  })

  it('brings what the page at the address is made of, each once', () => {
    const page =
      '<head><link rel="modulepreload" href="/assets/v.js"/><link rel="stylesheet" href="/assets/my.css#"/></head>'
    const own = {
      scripts: ['/assets/v.js', '/assets/dashboard.js'],
      sheets: ['/assets/my.css', '/assets/dashboard.css'],
    }
    const { html } = startFirst(page, read, own)
    expect(html.match(/modulepreload" href="[^"]+/g)).toEqual([
      'modulepreload" href="/assets/v.js',
      'modulepreload" href="/assets/dashboard.js',
    ])
    expect(html.match(/<style>[^<]+/g)).toEqual(['<style>/*/assets/my.css*/', '<style>/*/assets/dashboard.css*/'])
  })
})
