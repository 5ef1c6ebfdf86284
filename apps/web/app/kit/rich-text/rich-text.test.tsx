import type { RichText as RichTextValue } from '@prostuti/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

/** As a server that has been got at might send it. */
const forged = (value: unknown) => value as RichTextValue

function drawn(value: RichTextValue, anchors = false): string {
  const router = createMemoryRouter([{ path: '/', element: <RichText value={value} anchors={anchors} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('RichText', () => {
  it('draws words, emphasis, lists and links', () => {
    const html = drawn([
      { tag: 'p', children: ['পড়ুন ', { tag: 'a', href: '/faq', children: ['প্রশ্ন'] }] },
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'strong', children: ['এক'] }] }] },
    ])
    expect(html).toContain('<p>পড়ুন <a href="/faq"')
    expect(html).toContain('<ul><li><strong>এক</strong></li></ul>')
  })

  it('names the parts only where a table of contents asks for it', () => {
    const value: RichTextValue = [{ tag: 'h2', children: ['ভর্তি'] }]
    expect(drawn(value, true)).toContain('<h2 id="part-1">ভর্তি</h2>')
    expect(drawn(value)).toContain('<h2>ভর্তি</h2>')
  })

  it('keeps a link within the page in its tab', () => {
    expect(drawn([{ tag: 'a', href: '#part-2', children: ['নিচে'] }])).toContain('<a href="#part-2">নিচে</a>')
  })

  it('leaves the words of a link that leads nowhere safe', () => {
    const addresses = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://ok.example/\njavascript:alert(1)',
    ]
    for (const href of addresses) {
      expect(drawn([{ tag: 'a', href, children: ['পড়ুন'] }]), href).toBe(
        '<div class="prose" data-part="prose">পড়ুন</div>',
      )
      expect(drawn([{ tag: 'img', src: href, alt: '' }]), href).toBe('<div class="prose" data-part="prose"></div>')
    }
  })

  it('drops elements that are not on its list, whatever the server says', () => {
    for (const tag of ['script', 'iframe', 'style', 'svg', 'object', 'form', 'Script', 'constructor', '__proto__']) {
      const html = drawn(forged([{ tag, href: '/', src: '/', children: ['alert(1)'] }]))
      expect(html, tag).toBe('<div class="prose" data-part="prose"></div>')
    }
  })

  it('hands on no attribute beyond its few', () => {
    const smuggled = { onClick: 'alert(1)', style: 'x', class: 'x', dangerouslySetInnerHTML: { __html: '<b>x</b>' } }
    const html = drawn(forged([{ tag: 'p', ...smuggled, children: ['ক'] }]))
    expect(html).toBe('<div class="prose" data-part="prose"><p>ক</p></div>')
  })

  it('never tears an amount from its sign', () => {
    expect(drawn(['ফি ৳ ৪,৫০০'])).toContain('৳\u00a0৪,৫০০')
  })

  it('writes angle brackets in words as words', () => {
    expect(drawn(['<script>alert(1)</script>'])).toContain('&lt;script&gt;')
  })
})
