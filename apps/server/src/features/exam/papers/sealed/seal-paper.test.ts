import fc from 'fast-check'
import { expect, it } from 'vitest'
import { secretMark } from '../../../../testing/builders/build-paper.ts'
import type { Paper } from '../paper-store.ts'
import { presentExamQuestion } from '../present-exam-question.ts'
import { openSealed } from './open-sealed.fixture.ts'
import { sealPaper } from './seal-paper.ts'

const appSecret = 'the secret of one centre, long enough'

/** As much of a paper as sealing it reads. */
const paperOf = (texts: string[], id = 1): Paper =>
  ({
    row: { id },
    questions: texts.map((text, nth) => ({
      ...{
        id: nth + 1,
        type: 'sba',
        section: 's',
        subject: 's',
        subjectName: { bn: 'বিষয়' },
        position: nth + 1,
        bit: nth,
      },
      ...{
        versionId: nth + 1,
        version: 1,
        images: [],
        fixedOrder: false,
        text: { bn: text, en: `${text} in English` },
      },
      parts: [1, 2, 3, 4].map((part) => ({ id: part, text: { bn: `${text} ${part}` } })),
      key: { type: 'sba', options: [1 + (nth % 4)] },
      explanation: { bn: `${secretMark} ${nth}` },
      reference: { book: null, source: null },
    })),
  }) as unknown as Paper

const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 20 })

it('opens with its own key to what an examinee may see, and to nothing that says what is right', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('bn' as const, 'en' as const), async (some, locale) => {
      const paper = paperOf(some)
      const { bytes, key } = await sealPaper(paper, locale, appSecret)
      const opened = openSealed(bytes, key)
      expect(opened).toEqual(paper.questions.map((question) => presentExamQuestion(question, locale)))
      expect(JSON.stringify(opened)).not.toContain(secretMark)
    }),
  )
})

it('is the same in every process of a centre, and of another content, language or centre another with another key', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      const sealed = await sealPaper(paperOf(one), 'bn', appSecret)
      expect(await sealPaper(paperOf(one), 'bn', appSecret)).toEqual(sealed)
      const others = [
        await sealPaper(paperOf(other), 'bn', appSecret),
        await sealPaper(paperOf(one), 'en', appSecret),
        await sealPaper(paperOf(one), 'bn', `${appSecret} of another`),
      ]
      for (const { address, key, bytes } of others) {
        expect(address).not.toBe(sealed.address)
        expect(key).not.toBe(sealed.key)
        expect(() => openSealed(sealed.bytes, key)).toThrow()
        expect(() => openSealed(bytes, sealed.key)).toThrow()
      }
    }),
    { numRuns: 40 },
  )
})

it('neither opens when one bit of it was changed, nor has its key in its address or its bytes', async () => {
  const { address, bytes, key } = await sealPaper(paperOf(['একটি প্রশ্ন', 'আরেকটি']), 'bn', appSecret)
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1 << bit
      expect(() => openSealed(changed, key)).toThrow()
    }),
  )
  expect(address).not.toContain(key)
  expect(bytes.includes(Buffer.from(key, 'base64url'))).toBe(false)
})
