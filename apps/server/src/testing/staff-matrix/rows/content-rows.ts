import { tables } from '@prostuti/db'
import { resourceRows, singleRows } from '../resource-rows.ts'
import type { Bound, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { contact, freeVideo, galleryAlbum, galleryPicture, heroSlide, medicalCollege, page, scrollingNotice, service } =
  tables

type Make = (world: StaffWorld) => Promise<number>

const first = async (rows: Promise<{ id: number }[]>): Promise<number> => (await rows)[0]!.id

const ofTheCentre = 'the website is the whole centre’s'
const text = { bn: 'লেখা' }
const link = '/batches'

const makePage: Make = ({ db, next }) =>
  first(
    db
      .insert(page)
      .values({ slug: `page-${next()}`, title: text, description: text, body: { bn: '<p>লেখা</p>' } })
      .returning(),
  )
const makeSlide: Make = ({ db }) =>
  first(db.insert(heroSlide).values({ title: text, thumb: '/media/a.svg', link }).returning())
const makeService: Make = ({ db }) => first(db.insert(service).values({ title: text, link, icon: 'truck' }).returning())
const makeContact: Make = ({ db }) => first(db.insert(contact).values({ name: text, address: text }).returning())
const makeVideo: Make = ({ db }) =>
  first(
    db
      .insert(freeVideo)
      .values({ title: text, description: text, link, durationSeconds: 60, publishedAt: new Date() })
      .returning(),
  )
const makeMarquee: Make = ({ db }) => first(db.insert(scrollingNotice).values({ title: text }).returning())
const makeAlbum: Make = ({ db }) => first(db.insert(galleryAlbum).values({ title: text }).returning())
const makePicture: Make = async (world) =>
  first(
    world.db
      .insert(galleryPicture)
      .values({ galleryAlbumId: await makeAlbum(world), image: '/media/a.svg', width: 3, height: 2 })
      .returning(),
  )
const makeCollege: Make = ({ db, next }) =>
  first(
    db
      .insert(medicalCollege)
      .values({ nameBn: 'কলেজ', nameEn: `College ${next()}`, kind: 'other' })
      .returning(),
  )

const arrange = (make: Make, boundBy?: Bound): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => ({ body: { id: await make(world), before: null } })
  return { ask, ...(boundBy ? { foreign: ask, boundBy } : { unscoped: ofTheCentre }) }
}

const section = { title: text }

/** What staff write for the public site, beside what `website-rows.ts` has. */
export const contentRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('pageResource', {
    unscoped: ofTheCentre,
    make: makePage,
    fields: ({ next }) => ({
      slug: `page-${next()}`,
      title: text,
      description: text,
      body: { bn: '<p>লেখা</p>' },
      is_active: true,
    }),
  }),
  ...resourceRows('heroSlideResource', {
    unscoped: ofTheCentre,
    make: makeSlide,
    fields: () => ({
      title: text,
      subtitle: null,
      thumb: '/media/a.svg',
      is_video: false,
      link,
      duration_label: null,
      is_active: true,
    }),
  }),
  arrangeHeroSlides: arrange(makeSlide),
  ...resourceRows('serviceResource', {
    unscoped: ofTheCentre,
    make: makeService,
    fields: () => ({ title: text, subtitle: null, link, icon: 'truck', is_active: true }),
  }),
  arrangeServices: arrange(makeService),
  ...resourceRows('contactResource', {
    make: makeContact,
    foreign: makeContact,
    boundBy: 'branch',
    madeByUnbound: true,
    fields: () => ({
      name: text,
      phones: ['01700000000'],
      email: null,
      address: text,
      directions: null,
      map_url: null,
      latitude: null,
      longitude: null,
      hours: null,
      is_main: false,
      is_active: true,
    }),
  }),
  arrangeContacts: arrange(makeContact, 'branch'),
  ...resourceRows('freeVideoResource', {
    unscoped: ofTheCentre,
    make: makeVideo,
    fields: () => ({
      title: text,
      description: text,
      link,
      poster: null,
      captions: null,
      duration_seconds: 60,
      published_at: '2026-01-01T00:00:00.000Z',
      is_active: true,
    }),
  }),
  arrangeFreeVideos: arrange(makeVideo),
  ...resourceRows('scrollingNoticeResource', {
    unscoped: ofTheCentre,
    make: makeMarquee,
    fields: () => ({ title: text, link: null, starts_at: null, ends_at: null, is_active: true }),
  }),
  arrangeScrollingNotices: arrange(makeMarquee),
  ...resourceRows('galleryAlbumResource', {
    unscoped: ofTheCentre,
    make: makeAlbum,
    fields: () => ({ title: text, description: null, taken_on: null, is_active: true }),
  }),
  arrangeGalleryAlbums: arrange(makeAlbum),
  ...resourceRows('galleryPictureResource', {
    unscoped: ofTheCentre,
    make: makePicture,
    fields: async (world) => ({
      gallery_album_id: await makeAlbum(world),
      image: '/media/a.svg',
      width: 3,
      height: 2,
      caption: null,
      is_active: true,
    }),
  }),
  arrangeGalleryPictures: arrange(makePicture),
  ...resourceRows('medicalCollegeResource', {
    unscoped: ofTheCentre,
    make: makeCollege,
    fields: ({ next }) => ({
      name_bn: 'কলেজ',
      name_en: `College ${next()}`,
      acronym: null,
      old_names: [],
      kind: 'private',
      district_id: null,
      is_active: true,
    }),
  }),
  arrangeMedicalColleges: arrange(makeCollege),
  listDistricts: {},
  listFeaturableExams: {},
  ...singleRows('heroSingle', () => ({
    hero_eyebrow: null,
    hero_headline: text,
    hero_text: null,
    hero_facts: [],
    hero_actions: [{ title: text, link }],
    featured_exam_key: null,
  })),
  ...singleRows('menusSingle', () => ({ menus: [{ title: text, link }] })),
  ...singleRows('footerSingle', () => ({
    footer_text: null,
    footer_menu: [{ title: text, link }],
    footer_social_links: [],
    app_links: [],
  })),
  ...singleRows('siteTextsSingle', () => ({
    company_name: text,
    company_slogan: text,
    phone: '01700000000',
    phone_hours_note: null,
    email: 'a@example.com',
    support_channels: [],
    home_sections: { events: section, batches: section, faq: section, contact: section },
    new_site_notice: null,
  })),
}
