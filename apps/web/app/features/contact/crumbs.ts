import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'

export const contactCrumbs = (): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.contact_title(), path: addressOf('/contact-details') },
]
