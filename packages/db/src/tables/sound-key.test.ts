import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/index.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

async function soundKey(text: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select sound_key(${text}) as key`)
  return rows[0]?.key ?? ''
}

it.each([
  ['মেডিসিন', 'medicine', 'medisin'],
  ['সার্জারি', 'surgery', 'shorjari'],
  ['সার্জিক্যাল', 'surgical', 'sarjikal'],
  ['ব্যাচ', 'batch', 'bach'],
  ['কার্ডিওলজি', 'cardiology', 'kardioloji'],
  ['এমবিবিএস', 'MBBS', 'embibies'],
  ['রেসিডেন্সি', 'residency', 'residensi'],
  ['প্রিলি', 'prili', 'preli'],
  ['লিখিত', 'likhito', 'likhit'],
  ['শিশু', 'shishu', 'sisu'],
  ['স্বাস্থ্য', 'shastho', 'sasthyo'],
  ['বিজ্ঞান', 'biggan', 'bigyan'],
  ['পরীক্ষা', 'porikkha', 'poriksha'],
  ['ভাইভা', 'viva', 'bhaiva'],
  ['চট্টগ্রাম', 'chattogram', 'chottogram'],
  ['গাইনি', 'gynae', 'gaini'],
  ['ক্যাডার', 'cadre', 'kedar'],
  ['ডিপ্লোমা', 'diploma', 'diplowma'],
])('%s sounds like %s and %s', async (bengali, english, banglish) => {
  const keys = new Set([await soundKey(bengali), await soundKey(english), await soundKey(banglish)])
  expect([...keys]).toHaveLength(1)
  expect([...keys][0]).not.toBe('')
})

it('hears both encodings of ড় and য়, and no joiner', async () => {
  expect(await soundKey('বাড়ি')).toBe(await soundKey('বা\u09dcি'))
  expect(await soundKey('র‍্যাব')).toBe(await soundKey('র্যাব'))
})

it.each([
  ['শিশু', 'ss'],
  ['viva', 'bb'],
  ['biggan', 'bgn'],
])('keeps of %s what can be told from other words', async (word, key) => {
  expect(await soundKey(word)).toBe(key)
})

it('keeps words and numbers apart', async () => {
  expect(await soundKey('FCPS Part-১')).toBe('fkps prt 1')
})
