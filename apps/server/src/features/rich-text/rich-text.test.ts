import type { RichNode, RichText } from '@prostuti/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText, plainText, readRichText } from './index.ts'
import { writeRichText } from './write-rich-text.ts'

describe('rich text', () => {
  it('keeps what staff write, and names what they paste by the elements it has', () => {
    expect(readRichText('<h1>নিয়ম</h1>\n<p>এক <b>দুই</b> <i>তিন</i><br>চার</p>\n<hr>')).toEqual([
      { tag: 'h2', children: ['নিয়ম'.normalize('NFC')] },
      {
        tag: 'p',
        children: [
          'এক ',
          { tag: 'strong', children: ['দুই'] },
          ' ',
          { tag: 'em', children: ['তিন'] },
          { tag: 'br' },
          'চার',
        ],
      },
      { tag: 'hr' },
    ])
  })

  it('drops style, class, id and handlers, and keeps the language of a phrase', () => {
    expect(cleanRichText('<p id="a" class="b" style="color:red" onclick="x()" lang="en">Refund</p>')).toBe(
      '<p lang="en">Refund</p>',
    )
  })

  it.each([
    ['/batches?course=bcs#fees', '/batches?course=bcs#fees'],
    ['https://bcps.edu.bd/ভর্তি', 'https://bcps.edu.bd/ভর্তি'],
    [' http://example.com/a b ', 'http://example.com/a%20b'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['tel:+8801700000000', 'tel:+8801700000000'],
  ])('keeps a link to %s', (given, kept) => {
    expect(readRichText(`<a href="${given}">x</a>`)).toEqual([{ tag: 'a', href: kept, children: ['x'] }])
  })

  it.each(['ftp://example.com', '#top', 'batches', '//example.com', 'https://a@example.com', ''])(
    'takes no link to %j, and keeps its words',
    (href) => {
      expect(readRichText(`<p><a href="${href}">x</a></p>`)).toEqual([{ tag: 'p', children: ['x'] }])
    },
  )

  it('shows a picture of this site or over https, always with a text in its place', () => {
    const html =
      '<img src="/media/a.png"><img src="https://cdn.example/b.png" alt="শাখা"><img src="http://x.example/c.png">'
    expect(readRichText(html)).toEqual([
      { tag: 'img', src: '/media/a.png', alt: '' },
      { tag: 'img', src: 'https://cdn.example/b.png', alt: 'শাখা' },
    ])
  })

  it('completes lists and tables as a browser would', () => {
    expect(cleanRichText('<ul>\n<li>a\n<li>b<ul><li>c</ul></ul>')).toBe(
      '<ul><li>a\n</li><li>b<ul><li>c</li></ul></li></ul>',
    )
    expect(cleanRichText('<table><tr><td>1<td><tr><th>3</table>')).toBe(
      '<table><tbody><tr><td>1</td><td></td></tr><tr><th>3</th></tr></tbody></table>',
    )
    expect(cleanRichText('<ul>words<li>item</li></ul><li>orphan</li><table>lost<td>cell</td></table>')).toBe(
      '<ul><li>words</li><li>item</li></ul>orphan',
    )
  })

  it('keeps the lines of pasted boxes apart, and leaves no empty paragraph behind', () => {
    expect(cleanRichText('<div><div>এক</div><div></div><div>দুই</div></div>')).toBe('<p>এক</p><p>দুই</p>')
    expect(cleanRichText('<p>before<div>in</div>after</p>')).toBe('<p>before</p><p>in</p>after')
    expect(cleanRichText('<a href="/a">one <a href="/b">two</a></a>')).toBe('<a href="/a">one </a><a href="/b">two</a>')
  })

  it('stores one encoding of a letter, and nothing a database cannot take', () => {
    expect(cleanRichText('<p>প\u09dcা\u0000\ud800</p>')).toBe(`<p>প\u09a1\u09bcা\ufffd</p>`)
    const stroke = cleanRichText('<p>\u0338x</p>')
    expect(stroke).toBe(stroke.normalize('NFC'))
    expect(readRichText(stroke)).toEqual([{ tag: 'p', children: ['\u0338x'] }])
  })

  it('is nothing where nothing was written', () => {
    for (const empty of [null, undefined, '', ' ', '<p></p>', '<p>\n</p><div> </div>', '<p>&nbsp;</p>']) {
      expect(readRichText(empty)).toEqual([])
      expect(plainText(empty, 100)).toBe('')
    }
  })

  it('ends at a bound, in depth and in size, however long the source is', () => {
    const depthOf = (nodes: RichText): number =>
      1 + Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : depthOf(node.children ?? []))))
    expect(depthOf(readRichText(`${'<blockquote>'.repeat(5000)}x`))).toBeLessThan(30)
    expect(depthOf(readRichText('<ul><li>x'.repeat(5000)))).toBeLessThan(30)
    expect(countNodes(readRichText('<b>x</b>'.repeat(100_000)))).toBeLessThanOrEqual(20_000)
    expect(plainText('x'.repeat(1_000_000), 1_000_000).length).toBe(200_000)
  })

  it('cleans any soup of tags into something that cleaning again does not change, and that a browser would not rearrange', () => {
    const tag = fc.constantFrom(
      ...'p h1 h2 ul ol li b em a br hr blockquote table thead tbody tfoot tr th td img div span svg script'.split(' '),
    )
    const piece = fc.oneof(
      tag.map((name) => `<${name} href="/x" src="/y">`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom(' ', '\n', 'ক', 'x&amp;', '&lt;', '<', '&', '"', '\u0338', 'য\u09bc'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const html = pieces.join('')
        const once = cleanRichText(html)
        expect(cleanRichText(once)).toBe(once)
        expect(writeRichText(readRichText(once))).toBe(once)
        expect(once).toBe(once.normalize('NFC'))
        for (const node of readRichText(html)) expectNested(node, [])
      }),
      { numRuns: 500 },
    )
  })
})

describe('plain text', () => {
  it('is one line of words, cut between letters', () => {
    expect(plainText('<h2>ফি</h2><ul><li>এক</li><li>দুই</li></ul><p>a<br>b</p>', 100)).toBe('ফি এক দুই a b')
    expect(plainText('<p>ক্ষত্রিয় ও অন্যরা</p>', 3)).toBe('ক্ষত্রিয়…'.normalize('NFC'))
  })
})

const countNodes = (nodes: RichText): number =>
  nodes.reduce<number>((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countNodes(node.children ?? [])), 0)

const parentsOf: Record<string, string[]> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
}
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'hr']

function expectNested(node: RichNode, path: string[]): void {
  const parent = path.at(-1)
  if (parent && ['ul', 'ol', 'table', 'thead', 'tbody', 'tr'].includes(parent)) {
    expect(typeof node === 'string' ? 'words' : parentsOf[node.tag]).toContain(parent)
  }
  if (typeof node === 'string') return
  if (parentsOf[node.tag]) expect(parentsOf[node.tag]).toContain(parent)
  if (blockTags.includes(node.tag)) expect([undefined, 'li', 'blockquote', 'td', 'th']).toContain(parent)
  if (node.tag === 'a') expect(path).not.toContain('a')
  for (const child of node.children ?? []) expectNested(child, [...path, node.tag])
}
