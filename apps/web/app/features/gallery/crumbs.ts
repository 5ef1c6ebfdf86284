import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'
import { galleryAddress } from './gallery-address.ts'

export const galleryCrumbs = (): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.gallery_title(), path: addressOf('/gallery') },
]

export const albumCrumbs = ({ id, title }: { id: number; title: string }): Crumb[] => [
  ...galleryCrumbs(),
  { title, path: galleryAddress({ album: id }) },
]
