import { describe, expect, it } from 'vitest'
import { inputsOf, readMessage } from './read-message.ts'

const variants = (match: Record<string, string>, selectors = ['plural']) => [
  { declarations: ['input n', 'local plural = n: plural'], selectors, match },
]

describe('readMessage', () => {
  it('reads words and what is put between them', () => {
    expect(readMessage('Call {phone}, or { other }.')).toEqual([
      'Call ',
      { input: 'phone' },
      ', or ',
      { input: 'other' },
      '.',
    ])
    expect(readMessage('\\{n\\} \\\\ \\n $')).toEqual(['{', 'n', '}', ' ', '\\', ' ', '\\', 'n $'])
  })

  it('reads a text for one and a text for others', () => {
    const wording = readMessage(variants({ 'plural=one': '{n} day', 'plural=other': '{n} days of {all}' }))
    expect(wording).toEqual({
      count: 'n',
      one: [{ input: 'n' }, ' day'],
      other: [{ input: 'n' }, ' days of ', { input: 'all' }],
    })
    expect(inputsOf(wording)).toEqual(['all', 'n'])
  })

  it.each(['{na-me}', 'Call {phone', 'Call phone}', '{{n}}', '{}', '{নাম}'])('takes no brace for a word: %s', (text) => {
    expect(() => readMessage(text)).toThrow('has a brace that is neither')
    expect(() => readMessage(variants({ 'plural=one': 'a', 'plural=other': text }))).toThrow('has a brace')
  })

  it('refuses what would be said wrongly or never', () => {
    expect(() => readMessage(variants({ 'plural=one': 'a' }))).toThrow('says nothing for plural=other')
    expect(() => readMessage(variants({ 'plural=one': 'a', 'plural=few': 'b', 'plural=other': 'c' }))).toThrow(
      'never is the case: plural=few',
    )
    expect(() => readMessage(variants({}, ['kind']))).toThrow('selects by kind')
    expect(() => readMessage([{ declarations: ['local d = n: datetime'], selectors: [], match: { '': 'x' } }])).toThrow(
      'not compiled',
    )
  })
})
