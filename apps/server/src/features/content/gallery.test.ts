import { galleryAlbum, galleryAlbums } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let ids: number[]
beforeAll(async () => {
  test = await buildTestApp({ demo: false })
  const { db } = test.deps.database
  const albums = await db
    .insert(tables.galleryAlbum)
    .values([
      { title: { bn: 'মক পরীক্ষা', en: 'Mock exam' }, takenOn: '2026-05-01', position: 2 },
      { title: { bn: 'সংবর্ধনা', en: 'Reception' }, description: { bn: 'কৃতীদের সঙ্গে' }, position: 1 },
      { title: { bn: 'বন্ধ' }, isActive: false },
      { title: { bn: 'খালি' } },
    ])
    .returning()
  ids = albums.map((album) => album.id)
  const picture = (album: number, n: number) => ({
    galleryAlbumId: ids[album]!,
    image: `/media/${album}-${n}.webp`,
    width: 1200,
    height: 800,
    caption: { bn: `ছবি ${n}`, en: `Picture ${n}` },
    position: 100 - n,
    isActive: n !== 1,
  })
  await db
    .insert(tables.galleryPicture)
    .values([
      ...Array.from({ length: 16 }, (_, n) => picture(0, n)),
      ...Array.from({ length: 3 }, (_, n) => picture(1, n)),
      picture(2, 0),
    ])
})
afterAll(() => test.close())

const get = (url: string, lang = 'bn') => test.app.inject({ method: 'GET', url, headers: { cookie: `lang=${lang}` } })

describe('the gallery', () => {
  it('lists albums in the order of staff with their first twelve pictures, and none that is off or empty', async () => {
    const body = galleryAlbums.response.parse((await get('/api/v3/web/gallery', 'en')).json())
    expect(body.total).toBe(2)
    expect(body.albums.map((album) => [album.title, album.picture_count, album.pictures.length])).toEqual([
      ['Reception', 2, 2],
      ['Mock exam', 15, 12],
    ])
    expect(body.albums[0]?.description).toBe('কৃতীদের সঙ্গে')
    expect(body.albums[1]?.taken_on).toBe('2026-05-01')
    expect(body.albums[1]?.pictures[0]).toMatchObject({ image: '/media/0-15.webp', width: 1200, caption: 'Picture 15' })
  })

  it('goes page by page', async () => {
    const body = galleryAlbums.response.parse((await get('/api/v3/web/gallery?per-page=1&page=2')).json())
    expect(body).toMatchObject({ total: 2, albums: [{ title: 'মক পরীক্ষা' }] })
    expect((await get('/api/v3/web/gallery?page=3')).json()).toEqual({ albums: [], total: 2 })
  })

  it('shows one album, its pictures page by page, without those that are off', async () => {
    const first = galleryAlbum.response.parse((await get(`/api/v3/web/gallery/${ids[0]}?per-page=10`)).json())
    const second = galleryAlbum.response.parse((await get(`/api/v3/web/gallery/${ids[0]}?per-page=10&page=2`)).json())
    expect(first.album).toMatchObject({ title: 'মক পরীক্ষা', picture_count: 15 })
    expect(first.total).toBe(15)
    const captions = [...first.pictures, ...second.pictures].map((picture) => picture.caption)
    expect(new Set(captions).size).toBe(15)
    expect(captions).not.toContain('ছবি 1')
  })

  it('answers 404 for an album that is off or was never there', async () => {
    expect((await get(`/api/v3/web/gallery/${ids[2]}`)).statusCode).toBe(404)
    expect((await get('/api/v3/web/gallery/2147483647')).statusCode).toBe(404)
  })

  it.each(['?per-page=0', '?per-page=51', '?page=0', '/0', '/abc', '/1?per-page=101'])(
    'refuses %s with a 422',
    async (rest) => {
      expect((await get(`/api/v3/web/gallery${rest}`)).statusCode).toBe(422)
    },
  )
})
