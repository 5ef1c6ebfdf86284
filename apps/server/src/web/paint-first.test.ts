import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first.ts'

describe('painting first', () => {
  it('puts each built sheet before its link, in order, and lets the link hold nothing up', () => {
    const page = '<link rel="stylesheet" href="/assets/a-1.css#"/><link rel="stylesheet" href="/assets/b-2.css"/>'
    const { html, styleHashes } = paintFirst(page, (path) => `/*${path}*/`)
    expect(html).toBe(
      '<style>/*/assets/a-1.css*/</style><link rel="stylesheet" href="/assets/a-1.css#" media="print"/>' +
        '<style>/*/assets/b-2.css*/</style><link rel="stylesheet" href="/assets/b-2.css" media="print"/>',
    )
    expect(styleHashes[0]).toBe(`'sha256-${createHash('sha256').update('/*/assets/a-1.css*/').digest('base64')}'`)
    expect(styleHashes.length).toBe(2)
  })

  it('lets scripts wait for what is seen first', () => {
    const { html } = paintFirst('<link rel="modulepreload" href="/assets/vendor.js"/>', () => '')
    expect(html).toBe('<link rel="modulepreload" fetchpriority="low" href="/assets/vendor.js"/>')
  })

  it('leaves every other link alone', () => {
    const page = '<link rel="stylesheet" href="https://elsewhere.example/x.css"/><link rel="icon" href="/favicon.svg"/>'
    expect(paintFirst(page, () => 'never')).toEqual({ html: page, styleHashes: [] })
  })
})
