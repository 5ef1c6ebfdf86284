import { toLatinDigits } from '@prostuti/text/digits'
import { addressOf } from '../../kit/address/address-of.ts'

/** A picture is named together with its album, so that a shared address finds it wherever it stands. */
export type PictureName = { album: number; picture: number }

export type GalleryView = {
  /** One album, page by page; without it all albums, each with its first pictures. */
  album?: number | undefined
  page?: number | undefined
  /** Shown large. */
  shown?: PictureName | undefined
}

const largest = 2_147_483_647

function whole(text: string | null | undefined, most = largest): number | undefined {
  const number = /^[\d০-৯]{1,10}$/.test(text ?? '') ? Number(toLatinDigits(text ?? '')) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** What the address asks for; what makes no sense in it is left out. */
export function readGalleryView(params: URLSearchParams): GalleryView {
  const [album, picture, ...rest] = (params.get('picture') ?? '').split('-').map((part) => whole(part))
  return {
    album: whole(params.get('album')),
    page: whole(params.get('page'), 10_000),
    shown: album && picture && rest.length === 0 ? { album, picture } : undefined,
  }
}

export function galleryAddress({ album, page, shown }: GalleryView): string {
  const params = new URLSearchParams()
  if (album) params.set('album', String(album))
  if (page && page > 1) params.set('page', String(page))
  if (shown) params.set('picture', `${shown.album}-${shown.picture}`)
  return params.size === 0 ? addressOf('/gallery') : `${addressOf('/gallery')}?${params}`
}
