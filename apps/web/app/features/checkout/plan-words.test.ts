import { describe, expect, it } from 'vitest'
import { listed, partsWords } from './plan-words.ts'
import { buildDue, threeParts } from './testing/build-checkout.ts'

/** A sign and its amount are held together by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('partsWords', () => {
  it('says equal parts once', () => {
    expect(plain(partsWords(threeParts, 'bn'))).toBe(
      'এখন ৳ ৭,০০০, তারপর ৫ জানুয়ারি ও ৫ ফেব্রুয়ারি ৳ ৫,৫০০ করে'.normalize('NFC'),
    )
    expect(plain(partsWords(threeParts, 'en'))).toBe('৳ 7,000 now, then ৳ 5,500 each on 5 January and 5 February')
  })

  it('says unequal parts one by one', () => {
    const dues = [...threeParts.slice(0, 2), buildDue(3, 5000, '2027-02-05')]
    expect(plain(partsWords(dues, 'bn'))).toBe('এখন ৳ ৭,০০০, তারপর ৫ জানুয়ারি ৳ ৫,৫০০ ও ৫ ফেব্রুয়ারি ৳ ৫,০০০'.normalize('NFC'))
    expect(plain(partsWords(dues, 'en'))).toBe('৳ 7,000 now, then ৳ 5,500 on 5 January and ৳ 5,000 on 5 February')
  })

  it('says two parts in one breath', () => {
    expect(plain(partsWords(threeParts.slice(0, 2), 'bn'))).toBe('এখন ৳ ৭,০০০, তারপর ৫ জানুয়ারি ৳ ৫,৫০০'.normalize('NFC'))
  })
})

it('lists words as each language does', () => {
  expect(listed(['ক', 'খ', 'গ'], 'bn')).toBe('ক, খ ও গ')
  expect(listed(['a'], 'en')).toBe('a')
})
