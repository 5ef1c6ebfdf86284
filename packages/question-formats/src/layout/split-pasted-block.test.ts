import { expect, it } from 'vitest'
import { splitPastedBlock } from './split-pasted-block.ts'

it('splits a block into question, options, key and explanation', () => {
  const pasted = splitPastedBlock(
    '12. Which is the pacemaker?\r\nA) SA node\r\nB) AV node\r\nC) His\r\nD) Purkinje\r\nAns: A\r\nExplanation: It is the fastest.',
  )
  expect(pasted?.question).toMatchObject({
    type: 'sba',
    text: { bn: 'Which is the pacemaker?' },
    parts: [{ id: 1, text: { bn: 'SA node' } }, { id: 2 }, { id: 3 }, { id: 4, text: { bn: 'Purkinje' } }],
    key: { type: 'sba', options: [1] },
    explanation: { bn: 'It is the fastest.' },
  })
})

it('needs no number, and minds no empty lines', () => {
  const pasted = splitPastedBlock('কোনটি?\n\nক) এক\n\nখ) দুই\n\nগ) তিন\n\nঘ) চার\n\nউত্তরঃ গ')
  expect(pasted?.question).toMatchObject({ text: { bn: 'কোনটি?' }, key: { options: [3] } })
})

it('knows true/false by its key', () => {
  expect(splitPastedBlock('x\na) 1\nb) 2\nc) 3\nd) 4\ne) 5\nTFTTF')?.question.type).toBe('sba')
  expect(splitPastedBlock('x\na) 1\nb) 2\nc) 3\nd) 4\ne) 5\nKey: TFTTF')?.question.type).toBe('mcq')
})

it.each(['', 'just words', 'হৃৎপিণ্ড\nদুই লাইন', 'A) one option', '1. a\n2. b'])('leaves other text alone: %j', (text) => {
  expect(splitPastedBlock(text)).toBeNull()
})

it('says how many more stand behind the first', () => {
  const block = (number: number) => `${number}. Which one is ${number}?\nA) a\nB) b\nC) c\nD) d\nAns: C\n`
  const pasted = splitPastedBlock(Array.from({ length: 200 }, (_, at) => block(at + 1)).join('\n'))
  expect([pasted?.question.text.bn, pasted?.others]).toEqual(['Which one is 1?', 199])
})
