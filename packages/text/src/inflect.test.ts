import { expect, it } from 'vitest'
import { toPlace } from './inflect.ts'

it('gives a name the ending that its last letter asks for', () => {
  const places = ['প্রস্তুতি', 'ঢাকা', 'মেডিকেল কলেজ', 'জেনেসিস', 'মেডিকো', 'বই', 'ভবিষ্যৎ', 'Genesis', 'ব্যাচ ৭']
  expect(places.map((name) => toPlace(name, 'bn'))).toEqual(
    ['প্রস্তুতিতে', 'ঢাকায়', 'মেডিকেল কলেজে', 'জেনেসিসে', 'মেডিকোতে', 'বইতে', 'ভবিষ্যতে', 'Genesis-এ', 'ব্যাচ ৭-এ'].map(
      (text) => text.normalize('NFC'),
    ),
  )
})

it('leaves the name alone in English', () => {
  expect(toPlace('Prostuti', 'en')).toBe('Prostuti')
})
