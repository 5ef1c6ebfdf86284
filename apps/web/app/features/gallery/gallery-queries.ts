import type { galleryAlbum, galleryAlbums, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type AlbumList = ResponseOf<typeof galleryAlbums>
export type OneAlbum = ResponseOf<typeof galleryAlbum>
export type Album = OneAlbum['album']
export type Picture = OneAlbum['pictures'][number]

export const albumsPerPage = 10
export const picturesPerPage = 24
/** As many as one call gives: the light box turns through them without stopping at a page's end. */
const wholeAlbum = 100

const laterPage = (page: number | undefined) => (page && page > 1 ? page : undefined)

export const albumsQuery = (page?: number) =>
  get<typeof galleryAlbums>('/api/v3/web/gallery', { 'per-page': albumsPerPage, page: laterPage(page) })

export const albumQuery = (id: number, page?: number) =>
  get<typeof galleryAlbum>('/api/v3/web/gallery/:id', { 'per-page': picturesPerPage, page: laterPage(page) }, { id })

export const wholeAlbumQuery = (id: number) =>
  get<typeof galleryAlbum>('/api/v3/web/gallery/:id', { 'per-page': wholeAlbum }, { id })
