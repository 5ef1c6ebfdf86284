import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'

/** The pages that every centre has, by the slug that is their whole address; others stand under `/pages`. */
export const writtenPages = [
  { slug: 'about', name: m.content_about },
  { slug: 'terms-condition', name: m.content_terms },
  { slug: 'privacy-policy', name: m.content_privacy },
  { slug: 'refund-policy', name: m.content_refund },
] as const

export const slugIn = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? ''

export const pageCrumbs = ({ path, title }: { path: string; title: string }): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title, path },
]
