import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LocalizedText } from '../../tables/index.ts'
import { demoBatchCategories } from './batches/batch-categories.ts'
import { demoBatches } from './batches/index.ts'
import { demoCourses } from './courses/index.ts'
import { demoEvents } from './events/events.ts'
import { demoPages } from './pages/index.ts'
import { demoContacts } from './site/contacts.ts'
import { demoFaqs } from './site/faqs.ts'
import { demoFreeVideos } from './site/free-videos.ts'
import { demoGalleryAlbums } from './site/gallery.ts'
import { demoHeroSlides } from './site/hero-slides.ts'
import { demoScrollingNotices } from './site/scrolling-notices.ts'
import { demoServices } from './site/services.ts'
import { demoSite } from './site/site.ts'
import { demoTeachers } from './teachers.ts'

const now = new Date('2026-03-10T19:30:00Z')
const events = demoEvents(now)
const batches = demoBatches(now)

const all = {
  site: demoSite,
  notices: demoScrollingNotices,
  slides: demoHeroSlides,
  courses: demoCourses,
  categories: demoBatchCategories,
  teachers: demoTeachers,
  batches,
  events,
  services: demoServices,
  contacts: demoContacts,
  faqs: demoFaqs,
  pages: demoPages,
  albums: demoGalleryAlbums,
  videos: demoFreeVideos,
}

/** Every value in the data with the way to it, so that a failing test names the place. */
const walk = (value: unknown, path: string): [path: string, value: unknown][] => [
  [path, value],
  ...(typeof value === 'object' && value !== null && !(value instanceof Date)
    ? Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`))
    : []),
]
const everything = walk(all, 'demo')

const isText = (value: unknown): value is LocalizedText => typeof value === 'object' && value !== null && 'bn' in value
const isRich = (path: string): boolean => /\.(about|body)$/.test(path)
const texts = everything.filter((entry): entry is [string, LocalizedText] => isText(entry[1]))
const richTexts = texts
  .filter(([path]) => isRich(path))
  .flatMap(([path, { bn, en = '' }]) => [[`${path}.bn`, bn] as const, [`${path}.en`, en] as const])
const links = [
  ...everything.filter((entry): entry is [string, string] => /\.(link|mapUrl)$/.test(entry[0])),
  ...richTexts.flatMap(([path, html]) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => [path, link] as const),
  ),
]
const pictures = everything.filter((entry): entry is [string, string] => /\.(thumb|image|poster)$/.test(entry[0]))

const slugs = [...demoCourses, ...demoBatchCategories].map(({ slug }) => slug).join('|')

/** The specification's public routes that data may link to; a slug must be one that the demo has. */
const routes = [
  /^\/$/,
  /^\/(login|join|join-to-enroll|forget|register)$/,
  /^\/v\/\d+$/,
  /^\/courses\/(bcs|psc-non-cadre)$/,
  /^\/(events|batches|faq|contact-details|gallery|about)$/,
  /^\/\d+\/event$/,
  new RegExp(`^/(${slugs})/(batches|batch-for-you)$`),
  new RegExp(`^/(${slugs})/batches/\\d+$`),
  /^\/batch-details\/\d+(\/(schedule|master-schedule|enroll))?$/,
  /^\/faq\/\d+\/show$/,
  /^\/(quiz-list|bcs-exam-list|special-exam)$/,
  /^\/(terms-condition|privacy-policy|refund-policy)$/,
  /^\/my\/account\/(data|close)$/,
  /^\/media\/demo\/[a-z-]+\.webm$/,
]

describe('the demo texts', () => {
  it('are there in Bengali and in English, in the normalised encoding', () => {
    expect(texts.length).toBeGreaterThan(150)
    for (const [path, { bn, en }] of texts) {
      expect.soft(bn, path).toBe(bn.normalize('NFC').trim())
      expect.soft(bn, path).not.toBe('')
      expect.soft(en?.trim(), `${path} has no English`).toBeTruthy()
      expect.soft(en, `${path} has Bengali in its English`).not.toMatch(/[\u0980-\u09FF]/)
    }
  })

  it('answer each of at least twenty questions in two to four sentences', () => {
    expect(demoFaqs.length).toBeGreaterThanOrEqual(20)
    for (const { title, answer } of demoFaqs) {
      const sentences = answer.bn.split(/[।?]/).filter((part) => part.trim() !== '')
      expect.soft(sentences.length, title.bn).toBeGreaterThanOrEqual(2)
      expect.soft(sentences.length, title.bn).toBeLessThanOrEqual(4)
    }
  })
})

describe('the demo rich texts', () => {
  const allowed = /^(p|h2|h3|ul|ol|li|strong|em|a|table|thead|tbody|tr|th|td|blockquote|hr)$/

  it('use only the tags that pages may show, each closed in its turn', () => {
    expect(richTexts.length).toBeGreaterThan(80)
    for (const [path, html] of richTexts) {
      const open: string[] = []
      for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        expect.soft(name, `${path}: ${tag}`).toMatch(allowed)
        if (name === 'hr') continue
        if (closing) expect.soft(open.pop(), `${path}: ${tag}`).toBe(name)
        else open.push(name)
      }
      expect.soft(open, path).toEqual([])
      expect.soft(html.replace(/<[^>]*>/g, ''), path).not.toMatch(/[<>]/)
    }
  })

  it('say the same in both languages, heading by heading', () => {
    for (const [path, { bn, en = '' }] of texts.filter(([path]) => isRich(path))) {
      const shape = (html: string) => [...html.matchAll(/<(h2|h3|li|tr)>/g)].map(([, name]) => name)
      expect.soft(shape(en), path).toEqual(shape(bn))
    }
  })
})

describe('the demo links', () => {
  it('lead to routes of the specification, to the web, or to the telephone and mail', () => {
    expect(links.length).toBeGreaterThan(40)
    for (const [path, link] of links) {
      const known = /^(https:\/\/|mailto:|tel:\+)/.test(link) || routes.some((route) => route.test(link))
      expect.soft(known, `${path}: ${link}`).toBe(true)
    }
  })

  it('show every kind of notice: to the web, inside the site, and plain', () => {
    const kinds = demoScrollingNotices.map(({ link }) => (link ? (link.startsWith('/') ? 'inside' : 'web') : 'plain'))
    expect(new Set(kinds)).toEqual(new Set(['web', 'inside', 'plain']))
  })

  it('give one video as a watch link and one as an embed link', () => {
    const videos = demoHeroSlides.filter(({ isVideo }) => isVideo).map(({ link }) => link)
    expect(videos.map((link) => (link.includes('?v=') ? 'watch' : link.includes('/embed/') ? 'embed' : link))).toEqual([
      'watch',
      'embed',
    ])
  })
})

describe('the demo pictures', () => {
  /** The size in which each kind is drawn; a gallery's pictures say their own. */
  const sizes: [where: RegExp, size: string | undefined][] = [
    [/^demo\.slides/, '560 380'],
    [/^demo\.events/, '320 180'],
    [/^demo\.batches/, '1280 320'],
    [/./, undefined],
  ]

  it('exist, are small, and need nothing from the page they stand on', () => {
    expect(pictures.length).toBeGreaterThan(demoHeroSlides.length + events.length + batches.length)
    for (const [path, file] of pictures) {
      const onDisk = new URL(`../../../../../apps/web/public${file}`, import.meta.url)
      expect(existsSync(onDisk), `${path}: ${file}`).toBe(true)
      const drawing = readFileSync(onDisk, 'utf8')
      const size = sizes.find(([where]) => where.test(path))?.[1]
      expect(Buffer.byteLength(drawing), file).toBeLessThan(12_000)
      if (size) expect(drawing, file).toContain(`viewBox="0 0 ${size}"`)
      expect(drawing, file).not.toMatch(/var\(--|<script|[\u0980-\u09FF]|href="http/)
    }
  })

  it('are not shown twice, except that batches of one category share a cover', () => {
    const single = pictures.filter(([path]) => !path.startsWith('demo.batches')).map(([, file]) => file)
    expect(new Set(single).size).toBe(single.length)
    const covers = new Map(batches.map(({ category, image }) => [category, image]))
    expect(new Set(covers.values()).size).toBe(demoBatchCategories.length)
    for (const { category, image } of batches) expect(image).toBe(covers.get(category))
  })
})

describe('the demo centre', () => {
  it('has eleven batch categories, each of a course that exists', () => {
    expect(demoBatchCategories).toHaveLength(11)
    const courses = demoCourses.map(({ slug }) => slug)
    for (const { slug, course } of demoBatchCategories) expect.soft(courses, slug).toContain(course)
  })

  it('has four courses, each with its syllabus, its marks and the questions asked about it', () => {
    expect(demoCourses).toHaveLength(4)
    const categories = new Set(demoFaqs.map(({ category }) => category))
    const marks = (slug: string) =>
      demoCourses.find((each) => each.slug === slug)?.markShares?.reduce((sum, share) => sum + share.marks, 0)
    expect([marks('fcps-part-1'), marks('residency'), marks('bcs'), marks('psc-non-cadre')]).toEqual([
      300, 200, 200, 100,
    ])
    for (const { slug, about, syllabus = [], faqCategory } of demoCourses) {
      expect.soft(about?.bn.length, slug).toBeGreaterThan(600)
      expect.soft(syllabus.length, slug).toBeGreaterThanOrEqual(6)
      expect.soft(categories, slug).toContain(faqCategory)
    }
  })

  it('has at least fourteen teachers, and none who teaches no batch', () => {
    const names = Object.keys(demoTeachers)
    expect(names.length).toBeGreaterThanOrEqual(14)
    expect(new Set(batches.flatMap(({ teachers }) => teachers))).toEqual(new Set(names))
  })

  it('offers instalments only in courses that allow them', () => {
    const allowing = demoCourses.filter(({ setting }) => setting.allowInstalments).map(({ slug }) => slug)
    for (const { session, instalments, title } of batches)
      if (instalments.length > 0) expect.soft(allowing, title.en).toContain(session.course)
  })

  it('holds every event of a branch at a branch, for as many as there are seats', () => {
    expect(events).toHaveLength(9)
    for (const { name, mode, branch, startsAt, endsAt, seats, seatsSold = 0, summary, about } of events) {
      expect.soft(branch !== undefined, name.en).toBe(mode === 'branch')
      expect.soft(endsAt.getTime(), name.en).toBeGreaterThan(startsAt.getTime())
      expect.soft(seatsSold, name.en).toBeLessThanOrEqual(seats ?? Number.POSITIVE_INFINITY)
      expect.soft(summary && about, name.en).toBeTruthy()
    }
  })

  it('has six events to register for, one about to begin and two past, whenever it is seeded', () => {
    expect(events.filter(({ deadline }) => deadline > now)).toHaveLength(6)
    expect(events.filter(({ startsAt }) => startsAt < now)).toHaveLength(2)
    for (const { deadline, startsAt } of events) expect(startsAt.getTime()).toBeGreaterThan(deadline.getTime())
  })

  it('closes registration at the end of a day in Dhaka', () => {
    // 19:30 UTC on 10 March is already 11 March in Dhaka, so three days on is the 14th.
    const renal = events.find(({ image }) => image?.includes('nephron'))
    expect(renal?.deadline.toISOString()).toBe('2026-03-14T17:59:00.000Z')
    expect(renal?.startsAt.toISOString()).toBe('2026-03-15T15:00:00.000Z')
  })

  it('answers Messenger and WhatsApp until midnight and the phone until eight', () => {
    expect(demoSite.supportChannels?.map(({ kind, opens, closes }) => [kind, opens, closes])).toEqual([
      ['messenger', '10:00', '24:00'],
      ['whatsapp', '10:00', '24:00'],
      ['phone', '10:00', '20:00'],
    ])
  })

  it('shows five questions on the home page, and has one main branch', () => {
    expect(demoFaqs.slice(0, 6).map(({ showOnHome }) => showOnHome ?? false)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
    expect(demoContacts.filter(({ isMain }) => isMain)).toHaveLength(1)
  })
})
