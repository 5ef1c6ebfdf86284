import { type RichNode, richTags } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { xssPayloads } from '../../testing/xss-payloads.ts'
import { cleanRichText, readRichText } from './index.ts'

/** The payload alone, and where a page would hold it. */
const placed = (payload: string) => [
  payload,
  `<p>${payload}</p>`,
  `<p>ভালো ${payload} কথা`,
  `<table><tr><td>${payload}`,
  `<ul><li>${payload}</li></ul>`,
  `<a href="/x">${payload}</a>`,
]

const tag = `(?:${richTags.join('|')})`
const attribute = '(?: (?:href|src|alt|lang)="[^"<>]*")'
/** Words without angle brackets, and tags in the one spelling we write: nothing else can be in it. */
const grammar = new RegExp(`^(?:[^<>]|<${tag}${attribute}*>|</${tag}>)*$`, 'u')

function dangersIn(node: RichNode): string[] {
  if (typeof node === 'string') return []
  const { tag: name, href, src, alt: _alt, lang, children = [], ...more } = node
  return [
    ...((richTags as readonly string[]).includes(name) ? [] : [`element ${name}`]),
    ...Object.keys(more).map((key) => `attribute ${key}`),
    ...(href === undefined || isSafe(href, ['http:', 'https:', 'mailto:', 'tel:']) ? [] : [`href ${href}`]),
    ...(src === undefined || isSafe(src, ['https:']) ? [] : [`src ${src}`]),
    ...(lang === undefined || /^[\w-]+$/.test(lang) ? [] : [`lang ${lang}`]),
    ...children.flatMap(dangersIn),
  ]
}

/** As a browser on our page would resolve it. */
function isSafe(address: string, schemes: string[]): boolean {
  const url = new URL(address, 'https://our.example/page')
  const isOurs = url.origin === 'https://our.example'
  return schemes.includes(url.protocol) && url.username === '' && (isOurs || /^[a-z]+:(\/\/)?\w/i.test(address))
}

describe('two hundred and more known payloads', () => {
  it('are distinct', () => {
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length)
    expect(xssPayloads.length).toBeGreaterThanOrEqual(200)
  })

  it.each(xssPayloads)('%j is dead, cleaned or raw', (payload) => {
    for (const html of placed(payload)) {
      const cleaned = cleanRichText(html)
      expect(cleaned).toMatch(grammar)
      expect(cleanRichText(cleaned)).toBe(cleaned)
      for (const tree of [readRichText(html), readRichText(cleaned)]) expect(tree.flatMap(dangersIn)).toEqual([])
    }
  })

  it('would be found alive by this test, were one let through', () => {
    expect('<p onclick="alert(1)">x</p>').not.toMatch(grammar)
    expect('<script>').not.toMatch(grammar)
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'java\tscript:alert(1)']) {
      expect(dangersIn({ tag: 'a', href, children: [] })).toEqual([`href ${href}`])
    }
  })
})
