import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/index.ts'
import { heroSlide, type LocalizedText, scrollingNotice, site } from './index.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const notice = (title: unknown, link?: string) =>
  db.insert(scrollingNotice).values({ title: title as LocalizedText, link })

/** The name of the check that the database says was broken. */
const refusal = async (attempt: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await attempt
    return 'accepted'
  } catch (error) {
    const cause = (error as { cause?: { constraint?: string } }).cause
    return cause?.constraint ?? error
  }
}

describe('a text that visitors read', () => {
  it('is kept in Bengali alone, or with English', async () => {
    expect(await refusal(notice({ bn: 'ভর্তি চলছে' }))).toBe('accepted')
    expect(await refusal(notice({ bn: 'ভর্তি চলছে', en: 'Admission is open' }))).toBe('accepted')
  })

  it.each([
    ['no Bengali', { en: 'Admission is open' }],
    ['empty Bengali', { bn: ' ', en: 'Admission is open' }],
    ['an empty English', { bn: 'ভর্তি চলছে', en: '' }],
    ['a number', { bn: 5 }],
    ['a bare string', 'ভর্তি চলছে'],
    ['a list', []],
    ['the other encoding of য়', { bn: 'সম\u09DF' }],
  ])('is refused with %s', async (_, title) => {
    expect(await refusal(notice(title))).toBe('scrolling_notice_texts')
  })

  it('may be missing where the column allows it', async () => {
    const slide = { title: { bn: 'স্লাইড' }, thumb: '/media/demo/slide-ecg.svg', link: '/events' }
    expect(await refusal(db.insert(heroSlide).values(slide))).toBe('accepted')
    expect(await refusal(db.insert(heroSlide).values({ ...slide, subtitle: { bn: '' } }))).toBe('hero_slide_texts')
  })
})

describe('a link', () => {
  it.each(['/', '/events', '/batch-details/3?from=notice', 'https://www.bpsc.gov.bd'])('may be %s', async (link) => {
    expect(await refusal(notice({ bn: 'নোটিশ' }, link))).toBe('accepted')
  })

  it.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'events', ''])(
    'may not be "%s"',
    async (link) => {
      expect(await refusal(notice({ bn: 'নোটিশ' }, link))).toBe('scrolling_notice_link')
    },
  )
})

describe('the site', () => {
  const row = {
    companyName: { bn: 'প্রস্তুতি' },
    phone: '+8801700000000',
    email: 'hello@prostuti.example',
    heroHeadline: { bn: 'স্বাগতম' },
  }

  it('wants its phone as the world dials it', async () => {
    expect(await refusal(db.insert(site).values({ ...row, phone: '01700-000000' }))).toBe('site_phone_is_e164')
  })

  it('is one row, with the default slogan until the centre writes its own', async () => {
    const [saved] = await db.insert(site).values(row).returning()
    expect(saved?.companySlogan.en).toBe('Post graduation medical orientation center')
    expect(saved?.blockDevtools).toBe(true)
    expect(await refusal(db.insert(site).values({ ...row, id: 2 }))).toBe('site_is_one_row')
  })
})
