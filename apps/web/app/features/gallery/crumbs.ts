import { gallery_title, page_home } from '@prostuti/text/messages'
import type { Crumb } from '../../page/page-tags.ts'
import { galleryAddress } from './gallery-address.ts'

export const galleryCrumbs = (): Crumb[] => [
  { title: page_home(), path: '/' },
  { title: gallery_title(), path: '/gallery' },
]

export const albumCrumbs = ({ id, title }: { id: number; title: string }): Crumb[] => [
  ...galleryCrumbs(),
  { title, path: galleryAddress({ album: id }) },
]
