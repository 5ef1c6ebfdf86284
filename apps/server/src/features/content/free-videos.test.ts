import { freeVideo, freeVideos } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let ids: number[]
const now = new Date('2026-07-01T06:00:00Z')

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => now })
  const video = (link: string, given: Partial<typeof tables.freeVideo.$inferInsert> = {}) => ({
    title: { bn: 'প্রস্তুতির শুরু', en: 'Where to begin' },
    description: { bn: 'প্রথম মাসে কী পড়বেন'.normalize('NFC'), en: 'What to read in the first month' },
    link,
    durationSeconds: 125,
    publishedAt: new Date('2026-06-01T00:00:00Z'),
    ...given,
  })
  const rows = await test.deps.database.db
    .insert(tables.freeVideo)
    .values([
      video('https://youtu.be/dQw4w9WgXcQ?t=90', { position: 2 }),
      video('/media/intro.mp4', { position: 1, poster: '/media/intro.webp', captions: '/media/intro.vtt' }),
      video('https://www.youtube.com/watch?v=dQw4w9WgXcQ', { isActive: false }),
      video('/media/later.mp4', { publishedAt: new Date('2026-07-02T00:00:00Z') }),
    ])
    .returning()
  ids = rows.map((row) => row.id)
})
afterAll(() => test.close())

const get = (url: string, lang = 'bn') => test.app.inject({ method: 'GET', url, headers: { cookie: `lang=${lang}` } })

describe('free videos', () => {
  it('are listed in the order of staff, without those that are off or still to come', async () => {
    const body = freeVideos.response.parse((await get('/api/v3/web/free-videos', 'en')).json())
    expect(body.total).toBe(2)
    expect(body.videos.map((video) => video.id)).toEqual([ids[1], ids[0]])
    expect(body.videos[0]).toEqual({
      id: ids[1],
      title: 'Where to begin',
      poster: '/media/intro.webp',
      duration_seconds: 125,
      published_at: '2026-06-01T00:00:00.000Z',
    })
  })

  it('plays a link of a video site in its embedded player, without cookies', async () => {
    const { video } = freeVideo.response.parse((await get(`/api/v3/web/free-videos/${ids[0]}`)).json())
    expect(video).toMatchObject({
      kind: 'embed',
      link: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      title: 'প্রস্তুতির শুরু',
    })
  })

  it('plays a file of ours as a file, with captions', async () => {
    const { video } = freeVideo.response.parse((await get(`/api/v3/web/free-videos/${ids[1]}`, 'en')).json())
    expect(video).toMatchObject({
      kind: 'file',
      link: '/media/intro.mp4',
      captions: '/media/intro.vtt',
      description: 'What to read in the first month',
    })
  })

  it('answers 404 for one that is off, still to come, or was never there', async () => {
    for (const id of [ids[2], ids[3], 2_147_483_647]) {
      expect((await get(`/api/v3/web/free-videos/${id}`)).statusCode).toBe(404)
    }
  })

  it.each(['?per-page=51', '?page=x', '/0', '/abc'])('refuses %s with a 422', async (rest) => {
    expect((await get(`/api/v3/web/free-videos${rest}`)).statusCode).toBe(422)
  })
})
