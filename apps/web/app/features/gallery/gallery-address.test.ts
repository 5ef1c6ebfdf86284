import { describe, expect, it } from 'vitest'
import { galleryAddress, readGalleryView } from './gallery-address.ts'

const read = (query: string) => readGalleryView(new URLSearchParams(query))

describe('an address of the gallery', () => {
  it('comes back as it was written', () => {
    const position = { album: 3, page: 2, shown: { album: 3, picture: 41 } }
    expect(readGalleryView(new URL(galleryAddress(position), 'http://centre.example').searchParams)).toEqual(position)
  })

  it('is plain for all albums', () => {
    expect(galleryAddress({ page: 1 })).toBe('/gallery')
  })

  it('leaves out what names no album, page or picture', () => {
    for (const query of [
      'album=x',
      'album=0',
      'album=99999999999',
      'page=-1',
      'picture=5',
      'picture=1-2-3',
      'picture=a-b',
    ])
      expect(read(query), query).toEqual({})
  })

  it('may be typed in Bengali digits', () => {
    expect(read('album=৩')).toEqual({ album: 3 })
  })
})
