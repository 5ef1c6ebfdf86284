import { describe, expect, it } from 'vitest'
import { splitPhrase } from './phrase.tsx'

describe('splitPhrase', () => {
  it('loses no letter, whatever the text', () => {
    const texts = ['', 'ক', 'FCPS Part-1 মেডিসিন', '  দুই  ফাঁক ', 'ক-খ-গ', 'MD, MS, ডিপ্লোমা ও MRCP', '৯,২০০+ – ৳ ১০০']
    for (const text of texts) {
      expect(splitPhrase(text, 'bn').join('')).toBe(text)
      expect(splitPhrase(text, 'en').join('')).toBe(text)
    }
  })

  it('finds English terms inside Bengali', () => {
    expect(splitPhrase('রাতের ক্লাস: Renal Physiology এক বসায়', 'bn')).toEqual([
      'রাতের ক্লাস: ',
      'Renal Physiology',
      ' এক বসায়',
    ])
  })

  it('finds hyphenated terms of both languages by themselves', () => {
    expect(splitPhrase('FCPS Part-1 গাইনি', 'bn')).toEqual(['', 'FCPS', ' ', 'Part-1', ' গাইনি'])
    expect(splitPhrase('পিএসসি নন-ক্যাডার', 'bn')).toEqual(['পিএসসি ', 'নন-ক্যাডার', ''])
  })

  it('leaves plain English alone in English', () => {
    expect(splitPhrase('FCPS Part-1 Medicine', 'en')).toEqual(['FCPS ', 'Part-1', ' Medicine'])
  })
})
