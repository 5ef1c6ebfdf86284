import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'

export const contactCrumbs = (): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.contact_title(), path: '/contact-details' },
]
