import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy, newNonce, sealPage } from './content-policy.ts'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('sealing a page', () => {
  it('allows the scripts that carry the nonce by their hash, and takes the nonce out', () => {
    const nonce = newNonce()
    const page = `<script nonce="${nonce}">a()</script><script type="module" nonce="${nonce}" async="">b()</script><link nonce="${nonce}">`
    const { html, hashes } = sealPage(page, nonce)
    expect(html).toBe('<script>a()</script><script type="module" async="">b()</script><link>')
    expect(hashes).toEqual([hashOf('a()'), hashOf('b()')])
  })

  it('does not bless a script that was smuggled in without the nonce', () => {
    const nonce = newNonce()
    const { hashes } = sealPage(
      `<script>steal()</script><script nonce="guessed">steal()</script><script nonce="${nonce}">a()</script>`,
      nonce,
    )
    expect(hashes).toEqual([hashOf('a()')])
  })

  it('refuses to send a page that ends inside of a script of its own', () => {
    const nonce = newNonce()
    expect(() => sealPage(`<script nonce="${nonce}">a()`, nonce)).toThrow('ends inside')
  })

  it('refuses to send a page that still holds the nonce', () => {
    const nonce = newNonce()
    expect(() => sealPage(`<p>${nonce}</p>`, nonce)).toThrow('nonce')
  })

  it('lets videos come from here alone, or from what a player of ours has put together', () => {
    expect(contentPolicy()).toContain("media-src 'self' blob:;")
  })

  it('never allows inline scripts or eval as such', () => {
    expect(contentPolicy({ scripts: [hashOf('a()')] })).toContain(`script-src 'self' ${hashOf('a()')};`)
    expect(contentPolicy()).not.toMatch(/script-src[^;]*unsafe/)
    expect(contentPolicy()).not.toMatch(/style-src [^;]*unsafe/)
  })
})
