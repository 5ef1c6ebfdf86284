import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LocalizedText } from '../../tables/index.ts'
import { demoBatchCategories } from './batch-categories.ts'
import { demoContacts } from './contacts.ts'
import { demoCourses } from './courses.ts'
import { demoEvents } from './events.ts'
import { demoFaqs } from './faqs.ts'
import { demoHeroSlides } from './hero-slides.ts'
import { demoScrollingNotices } from './scrolling-notices.ts'
import { demoServices } from './services.ts'
import { demoSite } from './site.ts'

const now = new Date('2026-03-10T19:30:00Z')
const events = demoEvents(now)

const all = {
  site: demoSite,
  notices: demoScrollingNotices,
  slides: demoHeroSlides,
  courses: demoCourses,
  categories: demoBatchCategories,
  events,
  services: demoServices,
  contacts: demoContacts,
  faqs: demoFaqs,
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
const texts = everything.filter((entry): entry is [string, LocalizedText] => isText(entry[1]))
const links = everything.filter((entry): entry is [string, string] => /\.(link|mapUrl)$/.test(entry[0]))
const pictures = everything.filter((entry): entry is [string, string] => /\.(thumb|image)$/.test(entry[0]))

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

  it('answer each of the twenty questions in two to four sentences', () => {
    expect(demoFaqs).toHaveLength(20)
    for (const { title, answer } of demoFaqs) {
      const sentences = answer.bn.split(/[।?]/).filter((part) => part.trim() !== '')
      expect.soft(sentences.length, title.bn).toBeGreaterThanOrEqual(2)
      expect.soft(sentences.length, title.bn).toBeLessThanOrEqual(4)
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
  it('exist, are small, and need nothing from the page they stand on', () => {
    expect(pictures).toHaveLength(demoHeroSlides.length + events.length)
    expect(new Set(pictures.map(([, file]) => file)).size).toBe(pictures.length)
    for (const [path, file] of pictures) {
      const onDisk = new URL(`../../../../../apps/web/public${file}`, import.meta.url)
      expect(existsSync(onDisk), `${path}: ${file}`).toBe(true)
      const drawing = readFileSync(onDisk, 'utf8')
      expect(Buffer.byteLength(drawing), file).toBeLessThan(12_000)
      expect(drawing, file).toContain(path.includes('slides') ? 'viewBox="0 0 560 380"' : 'viewBox="0 0 320 180"')
      expect(drawing, file).not.toMatch(/var\(--|<script|[\u0980-\u09FF]|href="http/)
    }
  })
})

describe('the demo centre', () => {
  it('has eleven batch categories, each of a course that exists', () => {
    expect(demoBatchCategories).toHaveLength(11)
    const courses = demoCourses.map(({ slug }) => slug)
    for (const { slug, course } of demoBatchCategories) expect.soft(courses, slug).toContain(course)
  })

  it('has six events to come and two past, whenever it is seeded', () => {
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
