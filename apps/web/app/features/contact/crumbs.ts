import { contact_title, page_home } from '@prostuti/text/messages'
import type { Crumb } from '../../page/page-tags.ts'

export const contactCrumbs = (): Crumb[] => [
  { title: page_home(), path: '/' },
  { title: contact_title(), path: '/contact-details' },
]
