import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressHarder, compressPage } from './draft/compress-page.ts'
import { finishPage, shrinkPage } from './finished-page.ts'

const draft = (html: string) => ({ status: 200, bodies: compressPage(html), headers: {} })

describe('a finished page', () => {
  it('is the same page in every encoding', async () => {
    const { answers } = await finishPage(draft('<p>প্রস্তুতি</p>'))
    expect(brotliDecompressSync(answers.br.body).toString()).toBe('<p>প্রস্তুতি</p>')
    expect(gunzipSync(answers.gzip.body).toString()).toBe('<p>প্রস্তুতি</p>')
    expect(new TextDecoder().decode(answers.identity.body)).toBe('<p>প্রস্তুতি</p>')
    expect(answers.br.headers).toContain('content-encoding')
    expect(answers.identity.headers).not.toContain('content-encoding')
  })

  it('becomes smaller when it is asked for again, and stays the same page', async () => {
    const html = Array.from({ length: 400 }, (_, place) => `<li class="row-${place % 7}">পাতা ${place ** 3}</li>`).join(
      '',
    )
    const page = await finishPage(draft(html))
    const before = page.answers.br.body.length
    await shrinkPage(page, async (body) => compressHarder(body))
    const { body, headers } = page.answers.br
    expect(body.length).toBeLessThan(before)
    expect(brotliDecompressSync(body).toString()).toBe(html)
    expect(headers.slice(-2)).toEqual(['content-length', String(body.length)])
  })

  it('says that it is one of ours, in every encoding', async () => {
    const { answers } = await finishPage(draft('a'))
    for (const { headers } of Object.values(answers)) expect(headers[headers.indexOf('x-page') + 1]).toBe('prostuti')
  })

  it('changes its tag with its content alone', async () => {
    const [one, same, other] = await Promise.all([
      finishPage(draft('a')),
      finishPage(draft('a')),
      finishPage(draft('b')),
    ])
    expect(one.etag).toBe(same.etag)
    expect(one.etag).not.toBe(other.etag)
  })
})
