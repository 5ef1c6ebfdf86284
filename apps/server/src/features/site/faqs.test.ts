import { faq, faqs } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
const ids: Record<string, number> = {}

beforeAll(async () => {
  test = await buildTestApp({ demo: false })
  const rows = await test.deps.database.db
    .insert(tables.faq)
    .values([
      {
        title: { bn: 'রিফান্ড কীভাবে পাব?', en: 'How do I get a refund?' },
        answer: { bn: 'আবেদন করুন। ৭ দিনে ফেরত।', en: 'Apply; within 7 days.' },
        category: 'money',
        position: 1,
      },
      {
        title: { bn: 'কিস্তি আছে?' },
        answer: { bn: 'হ্যাঁ, ৫০% দিয়ে শুরু।'.normalize('NFC') },
        category: 'money',
        position: 2,
      },
      {
        title: { bn: 'মেডিসিন ব্যাচ কবে?' },
        answer: { bn: 'জানুয়ারিতে।'.normalize('NFC') },
        category: 'study',
        position: 3,
      },
      { title: { bn: 'বন্ধ প্রশ্ন' }, answer: { bn: 'রিফান্ড' }, category: 'money', isActive: false },
      ...Array.from({ length: 6 }, (_, n) => ({
        title: { bn: `লেনদেন ${n}` },
        answer: { bn: 'উত্তর' },
        category: 'money',
        position: 10 + n,
      })),
    ])
    .returning()
  for (const row of rows) ids[row.title.bn] = row.id
})
afterAll(() => test.close())

const get = (url: string, lang = 'bn') => test.app.inject({ method: 'GET', url, headers: { cookie: `lang=${lang}` } })
const titles = async (query: Record<string, string>) => {
  const response = await get(`/api/v3/web/faqs?${new URLSearchParams(query)}`)
  return faqs.response.parse(response.json()).faqs.map((row) => row.title)
}

describe('searching the questions', () => {
  it.each([
    ['as it is written', 'রিফান্ড'],
    ['in English, in any case', 'REFUND'],
    ['by its sound', 'rifand'],
    ['with a word of the answer', 'আবেদন'],
    ['with digits of either kind', '৭ দিনে'],
    ['with words in any order and their signs', 'পাব? রিফান্ড!'],
  ])('finds one %s', async (_how, q) => {
    expect(await titles({ q })).toEqual(['রিফান্ড কীভাবে পাব?'])
  })

  it('finds Bengali in either encoding of a letter, and Banglish', async () => {
    expect(await titles({ q: 'জানু\u09dfারি' })).toEqual(['মেডিসিন ব্যাচ কবে?'])
    expect(await titles({ q: 'medisin' })).toEqual(['মেডিসিন ব্যাচ কবে?'])
  })

  it.each(['%', '_', '\\', '???', "' or 1=1 --", 'নেই এমন কথা'])('finds nothing for %j', async (q) => {
    expect(await titles({ q })).toEqual([])
  })

  it('keeps to a category, and says each question’s own', async () => {
    expect(await titles({ category: 'study' })).toEqual(['মেডিসিন ব্যাচ কবে?'])
    expect(await titles({ category: 'study', q: 'রিফান্ড' })).toEqual([])
    const body = faqs.response.parse((await get('/api/v3/web/faqs?category=money&perpage=2')).json())
    expect(body.faqs.map((row) => row.category)).toEqual(['money', 'money'])
    expect(body.total).toBe(8)
  })

  it.each(['q=', `q=${'x'.repeat(101)}`, 'category=A%20B', 'category='])('refuses %s with a 422', async (query) => {
    expect((await get(`/api/v3/web/faqs?${query}`)).statusCode).toBe(422)
  })
})

describe('one question', () => {
  it('comes with its answer and five others of its category', async () => {
    const id = ids['রিফান্ড কীভাবে পাব?']
    const bengali = faq.response.parse((await get(`/api/v3/web/faqs/${id}`)).json())
    const english = faq.response.parse((await get(`/api/v3/web/faqs/${id}`, 'en')).json())
    expect(bengali.faq).toMatchObject({ id, answer: 'আবেদন করুন। ৭ দিনে ফেরত।', category: 'money' })
    expect(english.faq).toMatchObject({ title: 'How do I get a refund?', answer: 'Apply; within 7 days.' })
    expect(bengali.related.map((row) => row.title)).toEqual([
      'কিস্তি আছে?',
      'লেনদেন 0',
      'লেনদেন 1',
      'লেনদেন 2',
      'লেনদেন 3',
    ])
  })

  it('answers 404 when it is off or was never there, 422 for what is no id', async () => {
    expect((await get(`/api/v3/web/faqs/${ids['বন্ধ প্রশ্ন']}`)).statusCode).toBe(404)
    expect((await get('/api/v3/web/faqs/2147483647')).statusCode).toBe(404)
    expect((await get('/api/v3/web/faqs/0')).statusCode).toBe(422)
    expect((await get('/api/v3/web/faqs/x')).statusCode).toBe(422)
  })
})
