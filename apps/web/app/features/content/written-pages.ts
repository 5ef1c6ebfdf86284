import { content_about, content_privacy, content_refund, content_terms, page_home } from '@prostuti/text/messages'
import type { Crumb } from '../../page/page-tags.ts'

/** The pages that staff write, by the slug that is their whole address. */
export const writtenPages = [
  { slug: 'about', name: content_about },
  { slug: 'terms-condition', name: content_terms },
  { slug: 'privacy-policy', name: content_privacy },
  { slug: 'refund-policy', name: content_refund },
]

export const slugIn = (pathname: string): string => pathname.split('/')[1] ?? ''

export const pageCrumbs = ({ slug, title }: { slug: string; title: string }): Crumb[] => [
  { title: page_home(), path: '/' },
  { title, path: `/${slug}` },
]
