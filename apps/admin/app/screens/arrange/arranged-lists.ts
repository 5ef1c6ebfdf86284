import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

type Text = { bn: string; en?: string }

export type ArrangedRow = {
  id: number
  is_active: boolean
  title?: Text
  name?: Text
  name_bn?: string
  name_en?: string
}

type ArrangedList = { path: string; to: string; title: () => string; nameOf: (row: ArrangedRow) => string }

const byTitle = ({ title, name }: ArrangedRow): string => pickText(title ?? name ?? { bn: '' }, getLocale())

const listed = (path: string, to: string, title: () => string, nameOf = byTitle): ArrangedList => ({
  path: `/api/v3/admin/${path}`,
  to,
  title,
  nameOf,
})

export const arrangedLists: Record<string, ArrangedList> = {
  faqs: listed('faqs', '/faqs', m.office_menu_faq),
  'hero-slides': listed('hero-slides', '/hero-slides', m.office_menu_slides),
  services: listed('services', '/services', m.office_menu_services),
  branches: listed('contacts', '/branches', m.office_menu_branches),
  marquee: listed('scrolling-notices', '/marquee', m.office_menu_marquee),
  gallery: listed('gallery-albums', '/gallery', m.office_menu_gallery),
  'reference-books': listed('reference-books', '/reference-books', m.office_books),
  shelves: listed('shelves', '/shelves', m.office_shelves),
  'free-videos': listed('free-videos', '/free-videos', m.office_menu_free_videos),
  colleges: listed('medical-colleges', '/colleges', m.office_menu_colleges, ({ name_bn = '', name_en = '' }) =>
    getLocale() === 'en' ? name_en : name_bn,
  ),
}
