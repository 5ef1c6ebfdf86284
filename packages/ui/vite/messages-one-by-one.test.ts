import { expect, it } from 'vitest'
import { importOneByOne } from './messages-one-by-one.ts'

it('imports each message that a file says, once', () => {
  const code = [
    `import * as m from '@prostuti/text/messages'`,
    `const words = { title: m.home_title, item: item.m.x, both: [m.home_left({ n }), m.home_title()] }`,
    'const text = [...m.home_left({ n })]',
  ].join('\n')
  expect(importOneByOne(code, 'file.ts').split('\n')).toEqual([
    `import { home_title as m_home_title } from '@prostuti/text/messages/home_title';` +
      `import { home_left as m_home_left } from '@prostuti/text/messages/home_left'`,
    `const words = { title: m_home_title, item: item.m.x, both: [m_home_left({ n }), m_home_title()] }`,
    'const text = [...m_home_left({ n })]',
  ])
})

it('leaves texts, comments and what only has the name alone', () => {
  const rest = [
    `const link = 'https://m.me/x' // m.no_message, the doctor's`,
    'const words = <p title={`m.x`}>m.z {item.m.x({ m: 1 })}</p>',
    'const quote = /[\'"]m.x/',
  ].join('\n')
  const code = `import * as m from '@prostuti/text/messages'\n${rest}\nsay(\`\${m.a()}\`)`
  expect(importOneByOne(code, 'file.tsx')).toBe(
    `import { a as m_a } from '@prostuti/text/messages/a'\n${rest}\nsay(\`\${m_a()}\`)`,
  )
})

it('leaves other files alone', () => {
  expect(importOneByOne('const m = { a: 1 }; m.a', 'file.ts')).toBe('const m = { a: 1 }; m.a')
})

it.each([
  'say(m)',
  'm[name]()',
  'const words = { ...m }',
  'const words = { m }',
  'const words = m',
  'say(m as Words)',
  'export { m }',
  'say(isOpen ? m : none)',
  'list.map((m) => m.title)',
])('refuses a file that hands all messages on: %s', (line) => {
  expect(() => importOneByOne(`import * as m from '@prostuti/text/messages'\n${line}`, 'file.ts')).toThrow('by name')
})
