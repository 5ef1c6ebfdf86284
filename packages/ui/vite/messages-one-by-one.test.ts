import { expect, it } from 'vitest'
import { importOneByOne } from './messages-one-by-one.ts'

it('imports each message that a file says, once', () => {
  const code = [
    `import * as m from '@prostuti/text/messages'`,
    `const words = { title: m.home_title, item: item.m.x, both: [m.home_left({ n }), m.home_title()] }`,
    'const text = [...m.home_left({ n })]',
  ].join('\n')
  expect(importOneByOne(code).split('\n')).toEqual([
    `import { home_title as m_home_title } from '@prostuti/text/messages/home_title';` +
      `import { home_left as m_home_left } from '@prostuti/text/messages/home_left'`,
    `const words = { title: m_home_title, item: item.m.x, both: [m_home_left({ n }), m_home_title()] }`,
    'const text = [...m_home_left({ n })]',
  ])
})

it('leaves other files alone', () => {
  expect(importOneByOne('const m = { a: 1 }; m.a')).toBe('const m = { a: 1 }; m.a')
})

it('refuses a file that hands all messages on', () => {
  const all = `import * as m from '@prostuti/text/messages'\n`
  expect(() => importOneByOne(`${all}say(m)`)).toThrow('by name')
  expect(() => importOneByOne(`${all}m[name]()`)).toThrow('by name')
})
