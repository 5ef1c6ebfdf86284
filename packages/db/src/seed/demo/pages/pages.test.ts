import { describe, expect, it } from 'vitest'
import { demoPages } from './index.ts'

const allowed = 'h2 h3 p ul ol li strong em a table thead tbody tr th td blockquote hr'.split(' ')
const languages = ['bn', 'en'] as const
const tagsOf = (html: string): string[] => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag = '']) => tag)
const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
const bodyOf = (slug: string, language: 'bn' | 'en'): string =>
  demoPages.find((page) => page.slug === slug)?.body[language] ?? ''

/** What is opened but not closed, or closed but not opened. */
const unbalanced = (html: string): string[] => {
  const open: string[] = []
  const wrong: string[] = []
  for (const tag of tagsOf(html)) {
    if (!tag.startsWith('/')) open.push(tag)
    else if (open.pop() !== tag.slice(1)) wrong.push(tag)
  }
  return [...wrong, ...open]
}

describe('the demo pages', () => {
  it('are the four that the footer links to, one more, and one that is not shown yet', () => {
    expect(demoPages.map(({ slug }) => slug)).toEqual([
      'about',
      'terms-condition',
      'privacy-policy',
      'refund-policy',
      'study-support',
      'reunion',
    ])
    expect(demoPages.filter(({ isActive }) => isActive === false).map(({ slug }) => slug)).toEqual(['reunion'])
  })

  it('are long enough to be meant', () => {
    for (const slug of ['terms-condition', 'privacy-policy']) {
      expect(wordsOf(bodyOf(slug, 'bn')), slug).toBeGreaterThanOrEqual(700)
      expect(wordsOf(bodyOf(slug, 'bn')), slug).toBeLessThanOrEqual(1400)
    }
    for (const slug of ['about', 'refund-policy']) expect(wordsOf(bodyOf(slug, 'bn')), slug).toBeGreaterThanOrEqual(400)
  })

  it('are well-formed, with elements that rich text keeps', () => {
    for (const { slug } of demoPages) {
      for (const language of languages) {
        const html = bodyOf(slug, language)
        expect(unbalanced(html), `${slug} ${language}`).toEqual([])
        expect(allowed, slug).toEqual(expect.arrayContaining(tagsOf(html).map((tag) => tag.replace('/', ''))))
      }
    }
  })

  it('say the same in English as in Bengali, part by part', () => {
    for (const { slug } of demoPages) expect(tagsOf(bodyOf(slug, 'en')), slug).toEqual(tagsOf(bodyOf(slug, 'bn')))
  })

  it('link to pages of the site and to the mail of the centre', () => {
    const targets = demoPages.flatMap(({ slug }) =>
      languages.flatMap((language) =>
        [...bodyOf(slug, language).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
      ),
    )
    expect(targets.length).toBeGreaterThan(20)
    for (const href of targets) {
      expect(href).toMatch(
        /^(\/(contact-details|gallery|terms-condition|privacy-policy|refund-policy|fcps-part-1\/batch-for-you|my\/account\/(data|close))|mailto:hello@prostuti\.example)$/,
      )
    }
  })

  it('reckon the refund of the example rightly', () => {
    const owed = (18_000 * 12) / 48 + 2 * 400
    const inTaka = (amount: number) => `Tk ${amount.toLocaleString('en-US')}`
    for (const amount of [owed, 18_000 - owed, 7500 - owed]) {
      expect(bodyOf('refund-policy', 'en')).toContain(`<td>${inTaka(amount)}</td>`)
    }
  })
})
