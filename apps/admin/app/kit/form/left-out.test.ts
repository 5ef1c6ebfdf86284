import { expect, it } from 'vitest'
import { withTextsLeftOut } from './left-out.ts'

it('leaves out a language or a text that nobody wrote, also in rows, and nothing else', () => {
  const written = { title: { bn: 'ব্যাচ' }, rows: [], image: null, refund_rule: { bn: '' }, hours: {} }
  const sent = withTextsLeftOut({
    ...written,
    title: { bn: 'ব্যাচ', en: null },
    about: { bn: null, en: undefined },
    outline: [{ text: { bn: 'হৃদরোগ', en: null }, hours: 2 }],
  })
  expect(sent).toEqual({ ...written, about: null, outline: [{ text: { bn: 'হৃদরোগ' }, hours: 2 }] })
})
