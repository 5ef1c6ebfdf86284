import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { appDataQuery } from '../../kit/app-data/use-app-data.ts'
import { slidesQuery } from './hero/slides-query.ts'
import { HomePage } from './home-page.tsx'
import { noticesQuery } from './notices/notices-query.ts'

type Notice = { id: number; title: string; link: string | null }

/** The page as the server sends it. */
function serverPage({ notices = [] as Notice[], slides = 0 } = {}): string {
  const client = createQueryClient(() => new Promise(() => {}))
  const section = (title: string) => ({ title, text: null })
  const home_sections = {
    events: section('আয়োজন'),
    batches: section('ব্যাচ'),
    faq: section('প্রশ্ন'),
    contact: section('যোগাযোগ'),
  }
  client.setQueryData(appDataQuery.queryKey, { home_sections } as never)
  client.setQueryData(noticesQuery.queryKey, { notices })
  client.setQueryData(slidesQuery.queryKey, {
    slide_items: Array.from({ length: slides }, (_, position) => ({
      id: position + 1,
      title: `স্লাইড ${position + 1}`,
      subtitle: null,
      thumb: `/media/${position + 1}.svg`,
      is_video: position === 0,
      duration_label: null,
      link: 'https://example.org/watch',
    })),
  })
  const router = createMemoryRouter([{ path: '/', Component: HomePage }])
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('the scrolling notices', () => {
  const notices = [
    { id: 1, title: 'ভর্তি চলছে', link: '/batches' },
    { id: 2, title: 'পিএসসির ফল', link: 'https://www.bpsc.gov.bd' },
    { id: 3, title: 'শিট পাঠানো হয়েছে', link: null },
  ]
  const [first = '', copy = ''] = serverPage({ notices }).split('<ul').slice(1, 3)

  it('come twice, the second time hidden from readers and keyboards', () => {
    expect(first).not.toContain('aria-hidden="true"')
    expect(copy).toContain('aria-hidden="true"')
    for (const { title } of notices) {
      expect(first).toContain(title)
      expect(copy).toContain(title)
    }
    expect(count(first, /tabindex="-1"/gi)).toBe(0)
    expect(count(copy, /tabindex="-1"/gi)).toBe(2)
  })

  it('open the web in a new tab, our own pages here, and are plain text without a link', () => {
    expect(first).toMatch(/<a[^>]*target="_blank"[^>]*>পিএসসির ফল/)
    expect(first).toMatch(/<a(?![^>]*target)[^>]*href="\/batches"[^>]*>ভর্তি চলছে/)
    expect(first).toMatch(/<span>শিট পাঠানো হয়েছে/)
  })

  it('are not there when there are none', () => {
    expect(serverPage()).not.toContain('class="notice"')
  })
})

describe('the hero’s slides', () => {
  const page = serverPage({ slides: 4 })

  it('let the keyboard into the shown one alone', () => {
    expect(count(page, /<li[^>]*class="slideItem"[^>]*>/g)).toBe(4)
    expect(count(page, /<li[^>]*class="slideItem"[^>]*inert[^>]*>/g)).toBe(3)
  })

  it('fetch the first picture first and the others when needed', () => {
    expect(page).toMatch(/<img[^>]*src="\/media\/1\.svg"[^>]*fetchpriority="high"/i)
    expect(count(page, /<img[^>]*loading="lazy"/g)).toBe(3)
  })
})

describe('the sections whose data is on its way', () => {
  const page = serverPage()

  it('have the headings that the centre gave them', () => {
    for (const title of ['আয়োজন', 'ব্যাচ', 'প্রশ্ন', 'যোগাযোগ']) expect(page).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
  })

  it('have their ways on in the page itself', () => {
    for (const address of ['/events', '/batches', '/faq', '/contact-details'])
      expect(page).toContain(`href="${address}"`)
  })

  it('hold eleven places for batch categories and four for events', () => {
    expect(count(page, /class="card cat"/g)).toBe(11)
    expect(count(page, /class="card event"/g)).toBe(4)
  })

  it('keep the heights they were given', () => {
    const heights = [...page.matchAll(/--least:(\d+)px/g)].map((match) => Number(match[1]))
    expect(heights).toEqual([200, 250, 120, 120])
  })
})
