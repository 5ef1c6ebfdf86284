import { expect, it } from 'vitest'
import { nameOfCopy } from './copy-name.ts'

const july = { title: { bn: 'জুলাই ২০২৬', en: 'July 2026' }, year: 2026 }
const january = { title: { bn: 'জানুয়ারি ২০২৭', en: 'January 2027' }, year: 2027 }

it.each([
  [{ bn: 'FCPS জুলাই ২০২৬' }, { bn: 'FCPS জানুয়ারি ২০২৭' }],
  [
    { bn: 'সন্ধ্যা ২০২৬', en: 'Evening 2026' },
    { bn: 'সন্ধ্যা ২০২৭', en: 'Evening 2027' },
  ],
  [{ bn: 'সন্ধ্যার ব্যাচ' }, { bn: 'সন্ধ্যার ব্যাচ · জানুয়ারি ২০২৭' }],
])('a copy of %o is called after its session', (title, expected) => {
  expect(nameOfCopy(title, july, january)).toEqual(expected)
})
