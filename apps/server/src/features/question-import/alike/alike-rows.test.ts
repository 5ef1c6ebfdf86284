import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAlikeRows } from './alike-rows.ts'

const piecesOf = (text: string) =>
  new Set(
    text
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => {
        const padded = `  ${word} `
        return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
      }),
  )

/** Every pair, compared as the textbook says. */
function straightforward(rows: string[], bank: string[]) {
  return rows.flatMap((row, nth) => {
    const mine = piecesOf(row)
    const similar = bank
      .map((text, id) => {
        const theirs = piecesOf(text)
        const both = [...mine].filter((piece) => theirs.has(piece)).length
        return { questionId: id + 1, share: both / (mine.size + theirs.size - both) }
      })
      .filter(({ share }) => share >= 0.6)
      .map(({ questionId, share }) => ({ questionId, percent: Math.round(share * 100) }))
      .toSorted((one, other) => other.percent - one.percent || one.questionId - other.questionId)
      .slice(0, 3)
    return similar.length > 0 ? [{ number: nth + 1, similar }] : []
  })
}

const words = ['preload', 'afterload', 'venous', 'return', 'বাড়ায়', 'কমায়', 'কোনটি', 'নিচের', 'heart', 'rate']
const question = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((some) => some.join(' '))

it('finds exactly the pairs that are alike, however the bank is cut into parts', () => {
  fc.assert(
    fc.property(
      fc.array(question, { maxLength: 12 }),
      fc.array(question, { maxLength: 12 }),
      fc.nat(11),
      (rows, bank, cut) => {
        const alike = createAlikeRows()
        for (const [nth, row] of rows.entries()) alike.add(nth + 1, row)
        const numbered = bank.map((key, nth) => ({ id: nth + 1, key }))
        alike.compare(numbered.slice(0, cut))
        // With no patience at all it comes to one of them each time.
        for (let at = cut; at < numbered.length; ) at += alike.compare(numbered.slice(at), -1)
        expect(alike.found()).toEqual(straightforward(rows, bank))
      },
    ),
    { numRuns: 300 },
  )
})
