import {
  contactResource,
  footerSingle,
  galleryPictureResource,
  heroSingle,
  heroSlideResource,
  listLinkTargets,
  menusSingle,
  scrollingNoticeResource,
  siteTextsSingle,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from '../../../testing/builders/build-batch.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

let test: TestOffice
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice()
  headers = (await test.signInStaff()).headers
})
afterAll(() => test.close())

const get = (url: string) => test.office.inject({ url, headers })
const post = (url: string, payload: object) => test.office.inject({ method: 'POST', url, payload, headers })
const appData = async () => (await test.app.inject({ url: '/api/v3/web/app-data' })).json()
type Opened = { fields: Record<string, unknown>; version: number }
const save = async (path: string, changes: object) => {
  const { fields, version } = (await get(`${path}/site`)).json() as Opened
  return post(`${path}/site`, { version, fields: { ...fields, ...changes } })
}
const refused = (answer: { statusCode: number; json: () => { errors: object } }) => {
  expect(answer.statusCode).toBe(422)
  return Object.keys(answer.json().errors)
}

describe('every form of the site', () => {
  it.each([heroSingle, menusSingle, footerSingle, siteTextsSingle])(
    '$name saves what it has read, unchanged',
    async ({ path }) => {
      const before = await appData()
      expect((await save(path, {})).statusCode).toBe(200)
      const { gns_ddt: _, ...after } = await appData()
      expect(before).toMatchObject(after)
    },
  )
})

describe('the hero', () => {
  it('is on the public page as it was written, with two actions at most', async () => {
    const action = { title: { bn: 'ব্যাচ' }, link: '/batches' }
    expect(
      (await save(heroSingle.path, { hero_headline: { bn: ' নতুন\u09dfকথা ' }, hero_actions: [action] })).statusCode,
    ).toBe(200)
    expect((await appData()).hero).toMatchObject({
      headline: 'নতুন\u09af\u09bcকথা',
      actions: [{ title: 'ব্যাচ', link: '/batches' }],
    })
    expect(refused(await save(heroSingle.path, { hero_actions: [action, action, action] }))).toEqual([
      'fields.hero_actions',
    ])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.com', '/\\evil.example', 'batches'])(
    'leads to paths and https alone, not to %s',
    async (link) => {
      const answer = await save(heroSingle.path, { hero_actions: [{ title: { bn: 'ক' }, link }] })
      expect(refused(answer)).toEqual(['fields.hero_actions.0.link'])
    },
  )

  it('features no exam that somebody can still sit', async () => {
    const { db } = test.deps.database
    const [paper] = await db.select().from(tables.paper).where(eq(tables.paper.access, 'enrolled')).limit(1)
    expect(refused(await save(heroSingle.path, { featured_exam_key: paper!.key }))).toEqual(['featured_exam_key'])
  })

  it('plays only what its window can play', async () => {
    const fields = {
      title: { bn: 'ভিডিও' },
      subtitle: null,
      thumb: '/media/a.svg',
      is_video: true,
      link: 'https://example.com/film.mp4',
      duration_label: null,
      is_active: true,
    }
    expect(refused(await post(heroSlideResource.path, { fields }))).toEqual(['link'])
  })
})

describe('the menus', () => {
  it('keep two levels, and lose no language', async () => {
    const menus = [
      {
        title: { bn: 'কোর্স', en: 'Courses' },
        link: '/batches',
        children: [{ title: { bn: 'বিসিএস' }, link: '/courses/bcs' }],
      },
      { title: { bn: 'যোগাযোগ' }, link: '/contact-details', children: [] },
    ]
    expect((await save(menusSingle.path, { menus })).statusCode).toBe(200)
    const [first, second] = (await appData()).menus
    expect(first).toMatchObject({ title: 'কোর্স', children: [{ title: 'বিসিএস', link: '/courses/bcs' }] })
    expect(second.children).toBeUndefined()
  })
})

describe('a branch', () => {
  const fields = {
    name: { bn: 'সিলেট শাখা' },
    phones: ['০১৭০০-০০০ ০০০', '0821-716345'],
    email: null,
    address: { bn: 'জিন্দাবাজার' },
    directions: { bn: '' },
    map_url: null,
    latitude: null,
    longitude: null,
    hours: null,
    is_main: true,
    is_active: true,
  }
  it('takes over as the main one, and keeps telephones as they are dialled', async () => {
    const made = await post(contactResource.path, { fields })
    expect(made.statusCode).toBe(201)
    const { contacts } = (await test.app.inject({ url: '/api/v3/web/homepage/contact-list' })).json()
    const main = contacts.filter(({ is_main }: { is_main: boolean }) => is_main)
    expect(main).toMatchObject([{ name: 'সিলেট শাখা', phones: ['+8801700000000', '+880821716345'], directions: null }])
  })

  it('counts the timetables that are held there', async () => {
    const { db } = test.deps.database
    const branch = await buildBranch(db)
    const batch = await buildBatch(db, await buildCourse(db))
    await buildSchedule(db, batch.id, { mode: 'branch', contactId: branch.id })
    await buildSchedule(db, batch.id)
    const { rows } = (await get(`${contactResource.path}?per-page=100`)).json()
    expect(rows).toContainEqual(expect.objectContaining({ id: branch.id, used: 1 }))
  })

  it('is refused with a number that is none, half a place, or as a main branch that nobody sees', async () => {
    const bad = { ...fields, phones: ['12345'], latitude: 24.9, is_active: false }
    expect(refused(await post(contactResource.path, { fields: bad }))).toEqual(['phones', 'longitude', 'is_active'])
  })
})

describe('the rest', () => {
  it('refuses a scrolling notice that ends before it starts', async () => {
    const [starts_at, ends_at] = ['2027-02-02T00:00:00.000Z', '2027-02-01T00:00:00.000Z']
    const fields = { title: { bn: 'ঘোষণা' }, link: null, starts_at, ends_at, is_active: true }
    expect(refused(await post(scrollingNoticeResource.path, { fields }))).toEqual(['ends_at'])
  })

  it('shows no visitor a picture without words', async () => {
    const { db } = test.deps.database
    const [album] = await db
      .insert(tables.galleryAlbum)
      .values({ title: { bn: 'নতুন' } })
      .returning()
    const fields = {
      gallery_album_id: album!.id,
      image: '/media/a.svg',
      width: 3,
      height: 2,
      caption: null,
      is_active: true,
    }
    const { id } = (await post(galleryPictureResource.path, { fields })).json()
    const shown = async () => (await test.app.inject({ url: `/api/v3/web/gallery/${album!.id}` })).json().pictures
    expect(await shown()).toEqual([])
    await post(`${galleryPictureResource.path}/${id}`, {
      version: 1,
      fields: { ...fields, caption: { bn: 'একটি ছবি' } },
    })
    expect(await shown()).toMatchObject([{ caption: 'একটি ছবি' }])
    const lost = await post(galleryPictureResource.path, { fields: { ...fields, gallery_album_id: 2_000_000_000 } })
    expect(refused(lost)).toEqual(['gallery_album_id'])
  })

  it('finds what a link can lead to by its name and by its path', async () => {
    const linksFor = async (q: string) => {
      const answer = await get(`${listLinkTargets.path}?q=${encodeURIComponent(q)}`)
      return listLinkTargets.response.parse(answer.json()).targets.map(({ link }) => link)
    }
    expect(await linksFor('সহায়তা')).toEqual(['/pages/study-support'])
    expect(await linksFor('/terms')).toEqual(['/terms-condition'])
  })
})
