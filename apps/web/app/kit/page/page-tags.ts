import type { MetaDescriptor } from 'react-router'

type Share = {
  request: Request
  /** The one address of the page when it has several; otherwise its own, without the query. */
  path?: string
  /** What a shared link shows: a path of ours. */
  image: string
  type?: 'website' | 'article' | 'video.other'
  /** schema.org objects, without their context. */
  structured?: readonly Record<string, unknown>[]
}

/** Canonical address, share image and structured data of a public page. Called in its `loader`, so none of it reaches the browser's code. */
export function pageTags({ request, path, image, type = 'website', structured = [] }: Share): MetaDescriptor[] {
  const at = (position: string) => new URL(position, request.url).href
  const address = at(path ?? new URL(request.url).pathname)
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:image', content: at(image) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

export type Crumb = { title: string; path: string }

/** The way to a page for search engines, the same as its breadcrumbs show. */
export const breadcrumbList = (request: Request, crumbs: readonly Crumb[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: title,
    item: new URL(path, request.url).href,
  })),
})
