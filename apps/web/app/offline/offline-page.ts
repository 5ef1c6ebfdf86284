import { splitGraphemes } from '@prostuti/text/graphemes'

/** The page that opens when there is neither a network nor a kept copy: its own script, in the build as /offline.js. */
const root = document.documentElement
const stored = (name: string) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const english = /(?:^|; )lang=en/.test(document.cookie)
root.lang = english ? 'en' : 'bn'
root.dataset.theme = stored('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

document.addEventListener('DOMContentLoaded', () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-language]'))
    part.hidden = part.dataset.language !== root.lang
  const title = document.querySelector<HTMLElement>(`h1[lang=${root.lang}]`)?.textContent ?? ''
  const name = stored('company_name')
  document.title = name ? `${title} · ${name}` : title
  for (const element of document.querySelectorAll('[data-company]')) element.textContent = name
  for (const element of document.querySelectorAll('[data-monogram]')) {
    element.textContent = splitGraphemes(name ?? '')[0] ?? ''
    element.toggleAttribute('hidden', !name)
  }
  for (const button of document.querySelectorAll('[data-retry]'))
    button.addEventListener('click', () => location.reload())
  void listCachedPages()
})

window.addEventListener('online', () => location.reload())
// The network may be there and only our server away: it is asked now and then whether it is back.
setInterval(() => {
  if (navigator.onLine && !document.hidden)
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {},
    )
}, 10_000)

/** The pages this device can still open, by the titles they were kept with. */
async function listCachedPages(): Promise<void> {
  const found: { address: string; title: string }[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith('pages-')) continue
    const cache = await caches.open(name)
    for (const request of (await cache.keys()).slice(-6).reverse()) {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const cached = new DOMParser().parseFromString(headOf(html), 'text/html')
      const title = cached.title.split(' · ')[0] ?? ''
      const { pathname, search } = new URL(request.url)
      // One kept before the reader changed the language would come alive in the other.
      if (title && cached.documentElement.lang === root.lang) found.push({ address: pathname + search, title })
    }
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-cached-pages]')) {
    const home = list.dataset.home ?? '/'
    list.append(...found.map(({ address, title }) => listItem(address, address === '/' ? home : title)))
    list.closest('section')?.toggleAttribute('hidden', found.length === 0)
  }
}

/** All that is asked of a kept page. Its styles are set by its own policy, and break that of this page where they are parsed. */
const headOf = (html: string): string =>
  [/<html[^<>]*>/, /<title>.*?<\/title>/s].map((tag) => tag.exec(html)?.[0]).join('')

function listItem(address: string, title: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = address
  link.textContent = title
  item.append(link)
  return item
}
