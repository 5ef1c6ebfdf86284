import { describe, expect, it } from 'vitest'
import { readMtfKey, readSbaKey, readTruths } from './read-key.ts'
import { writeKey } from './write-key.ts'

const options = ['ফুসফুস', 'যকৃৎ', 'বৃক্ক', 'প্লীহা']

describe('the key of a single choice', () => {
  it.each(['B', 'b', 'খ', '2', '২', '(খ)', 'খ)', '২.', '[B]', 'খ) যকৃৎ', '(b) liver', 'যকৃৎ', ' খ। '])(
    'is read from %s',
    (said) => {
      expect(readSbaKey(said.normalize('NFC'), options)).toEqual({ key: { type: 'sba', options: [2] } })
    },
  )

  it.each(['a, c', 'ক ও গ', 'C/A', 'a & c', '১, ৩'])('may accept several: %s', (said) => {
    expect(readSbaKey(said, options)).toEqual({ key: { type: 'sba', options: [1, 3] } })
  })

  it('is a label before it is a text', () => {
    expect(readSbaKey('2', ['2', '4', '6', '8'])).toEqual({ key: { type: 'sba', options: [2] } })
    expect(readSbaKey('6', ['2', '4', '6', '8'])).toEqual({ key: { type: 'sba', options: [3] } })
  })

  it('is refused with what was found and what was expected', () => {
    expect(readSbaKey('F', options)).toEqual({
      key: null,
      fault: { code: 'key_outside', found: 'F', expected: 'a-d' },
    })
    expect(readSbaKey('e', options)).toMatchObject({ fault: { code: 'key_outside' } })
    expect(readSbaKey('হৃৎপিণ্ড', options)).toMatchObject({ fault: { code: 'key_outside' } })
    expect(readSbaKey(' ', options)).toMatchObject({ fault: { code: 'no_key' } })
  })
})

describe('the key of true/false stems', () => {
  it.each([
    'TFTTF',
    'tfttf',
    'T,F,T,T,F',
    'T F T T F',
    'a-T, b-F, c-T, d-T, e-F',
    'ক) সত্য খ) মিথ্যা গ) সত্য ঘ) সত্য ঙ) মিথ্যা',
    'সত্য,মিথ্যা,সত্য,সত্য,মিথ্যা',
    'স,মি,স,স,মি',
    'TRUE FALSE TRUE TRUE FALSE',
    '✓ ✗ ✓ ✓ ✗',
    '(T) (F) (T) (T) (F)',
  ])('is read from %s', (said) => {
    expect(readMtfKey(said, 5)).toEqual({ key: { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'T', 5: 'F' } } })
  })

  it('never has fewer or more than there are stems', () => {
    expect(readMtfKey('TFTT', 5)).toMatchObject({ key: null, fault: { code: 'key_count', found: 'TFTT' } })
    expect(readMtfKey('TFTTFF', 5)).toMatchObject({ key: null, fault: { code: 'key_count' } })
  })

  it('is nothing else', () => {
    for (const said of ['b', 'TFX', 'text', 'a-T and more', '']) expect(readTruths(said)).toBeNull()
  })

  it('says where both are accepted', () => {
    const parts = [1, 2, 3].map((id) => ({ id, text: { bn: 'ক' }, picture: null, note: null }))
    const key = { type: 'mcq', stems: { 1: 'T', 2: 'either', 3: 'F' } } as const
    expect(writeKey({ key, parts })).toBe('T*F')
    expect(readMtfKey('T*F', 3)).toEqual({ key })
  })
})
