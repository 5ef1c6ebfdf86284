import { expect, it } from 'vitest'
import { openShapedFont } from './shaped-font.ts'

type Run = { glyphs: { id: number }[] }

it('shapes Bengali whatever stands before it', async () => {
  const font = await openShapedFont()
  const glyphs = (text: string) => (font.layout(text) as Run).glyphs.map(({ id }) => id)
  const words = 'কে ক্ষত্রিয় স্ত্রী'.normalize('NFC')
  // The e-kar is drawn before its letter, and a conjunct is one sign.
  expect(glyphs('কে').slice(1)).toEqual(glyphs('ক'))
  expect(glyphs('ক্ষ')).toHaveLength(1)
  expect(glyphs(`Renal-${words}`)).toEqual([...glyphs('Renal-'), ...glyphs(words)])
})
