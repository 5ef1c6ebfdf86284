import { expect, it } from 'vitest'
import { correctionWords } from './correction-words.ts'

const correction = {
  at: '2026-11-17T08:00:00.000Z',
  position: 4,
  kind: 'new_key' as const,
  reason: 'টাইপের ভুল',
  marks_before: 1000,
  marks_after: 1150,
  rank_before: 21,
  rank_after: 14,
}

it('says which question it was, and the old and the new mark and rank', () => {
  expect(correctionWords(correction, 'bn')).toBe(
    'প্রশ্ন ৪-এর উত্তর ঠিক করা হয়েছে। আপনার নম্বর ১০ থেকে ১১.৫ হয়েছে। মেধাক্রম ২১ থেকে ১৪।'.normalize('NFC'),
  )
})

it('says where nothing changed, and is silent about ranks that are not shown', () => {
  const untouched = { ...correction, kind: 'void' as const, marks_before: null, marks_after: null }
  expect(correctionWords({ ...untouched, rank_before: null, rank_after: null }, 'bn')).toBe(
    'প্রশ্ন ৪ বাতিল হয়েছে। এতে আপনার নম্বর বদলায়নি।'.normalize('NFC'),
  )
})
