import { expect, it } from 'vitest'
import { supportWords } from './support-words.ts'

const hours = { opens: '09:00', closes: '21:00' }
const at = (moment: string) => new Date(moment)

it('says that somebody answers, or from when', () => {
  expect(supportWords(hours, at('2026-11-20T04:00:00Z'), 'bn')).toEqual({ open: true, words: 'এখন খোলা' })
  const closed = supportWords(hours, at('2026-11-20T16:00:00Z'), 'bn')
  expect(closed.open).toBe(false)
  expect(closed.words).toMatch(/^এখন বন্ধ, আগামীকাল সকাল ৯/)
})

it('promises no hour that it does not know', () => {
  expect(supportWords({ opens: '', closes: '' }, at('2026-11-20T04:00:00Z'), 'en').words).toBe('Closed now')
})
