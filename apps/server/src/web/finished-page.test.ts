import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingFor, finishPage } from './finished-page.ts'

describe('a finished page', () => {
  it('is the same page in every encoding', async () => {
    const { bodies } = await finishPage(200, '<p>প্রস্তুতি</p>', {})
    expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>প্রস্তুতি</p>')
    expect(gunzipSync(bodies.gzip).toString()).toBe('<p>প্রস্তুতি</p>')
    expect(bodies.identity.toString()).toBe('<p>প্রস্তুতি</p>')
  })

  it('changes its tag with its content alone', async () => {
    const [one, same, other] = await Promise.all([
      finishPage(200, 'a', {}),
      finishPage(200, 'a', {}),
      finishPage(200, 'b', {}),
    ])
    expect(one.etag).toBe(same.etag)
    expect(one.etag).not.toBe(other.etag)
  })

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
  ])('chooses for Accept-Encoding %s: %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})
