import { describe, expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'
import type { MessageValue } from './read-message.ts'

type Messages = Record<string, MessageValue>

const check = (bn: Messages, en: Messages) => checkMessages({ bn: { home: bn }, en: { home: en } }, ['bn', 'en'])

const daysLeft = (input: string) => [
  {
    declarations: [`input ${input}`, `local plural = ${input}: plural`],
    selectors: ['plural'],
    match: { 'plural=one': `{${input}} day`, 'plural=other': `{${input}} days` },
  },
]

describe('checkMessages', () => {
  it('finds nothing wrong with messages that fit together', () => {
    expect(check({ home_left: 'আর {n} দিন' }, { home_left: daysLeft('n') })).toEqual([])
  })

  it('names a message that one language lacks', () => {
    expect(check({ home_a: 'ক', home_b: 'খ' }, { home_a: 'a' })).toEqual(['home_b (home.json) is missing in en'])
  })

  it('names a parameter that differs between the languages, also inside variants', () => {
    expect(check({ home_left: '{date} পর্যন্ত' }, { home_left: 'Until {day}' })).toEqual([
      'home_left takes {date} in bn but {day} in en',
    ])
    expect(check({ home_left: 'আর {n} দিন' }, { home_left: daysLeft('count') })).toHaveLength(1)
  })

  it('does not take escaped braces for a parameter', () => {
    expect(check({ home_a: 'ক \\{n\\}' }, { home_a: 'a' })).toEqual([])
  })

  it('refuses a key written in two files, where the later one would silently win', () => {
    const files = { home: { shell_a: 'ক' }, shell: { shell_a: 'খ' } }
    expect(checkMessages({ bn: files, en: files }, ['bn', 'en'])).toEqual(
      expect.arrayContaining([expect.stringContaining('shell_a is written in home.json and again in shell.json')]),
    )
  })

  it('refuses variants that Bengali does not have, and what the compiler cannot read', () => {
    expect(check({ home_left: daysLeft('n') }, { home_left: daysLeft('n') })).toEqual([
      'home_left has variants in bn: only English counts',
    ])
    expect(check({ home_left: 'আর {n} দিন' }, { home_left: [] })).toEqual([
      'home_left has to be one set of variants (en)',
    ])
  })

  it('refuses empty texts, keys that are not snake_case and texts that are not NFC', () => {
    expect(check({ home_a: ' ' }, { home_a: 'a' })).toEqual(['home_a is empty in bn'])
    expect(check({ homeA: 'ক' }, { homeA: 'a' })).toHaveLength(2)
    expect(check({ home_a: '\u09af\u09bc' }, { home_a: 'a' })).toEqual([])
    expect(check({ home_a: '\u09df' }, { home_a: 'a' })).toEqual(['home_a is not NFC in bn'])
  })
})
