import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Health } from './health.tsx'
import type { HealthItem } from './health-words.ts'

const now = new Date('2026-11-18T06:00:00Z')
const old = { name: 'backup', state: 'doubtful', at: '2026-11-16T14:57:00.000Z', figure: null } as const

function rowsOf(items: HealthItem[]) {
  const page = renderToStaticMarkup(<Health health={{ state: 'here', items }} now={now} />)
  return [...page.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, row = '']) => ({
    hasSign: row.includes('<svg'),
    words: row.replace(/<svg.*<\/svg>/, ''),
  }))
}

it.each<[HealthItem, RegExp]>([
  [old, / · বেশি পুরোনো$/],
  [{ ...old, state: 'bad' }, / · বেশি পুরোনো$/],
  [{ ...old, at: null }, /^এখনো নেওয়া হয়নি$/],
  [{ name: 'disk', state: 'doubtful', at: null, figure: 1500 }, /^১ GB · খুব কম$/],
  [{ name: 'sms', state: 'bad', at: null, figure: 60 }, /^৬০% গেছে · খুব কম$/],
  [{ name: 'ledger', state: 'doubtful', at: null, figure: 0 }, /^০ · অনেকক্ষণ দেখা হয়নি$/],
  [{ name: 'storage', state: 'doubtful', at: '2026-11-18T05:55:00.000Z', figure: null }, /^উত্তর দেয়নি/],
])('a row that the head is about has its sign and says what is wrong: %j', (item, words) => {
  const [row, well] = rowsOf([item, { ...item, state: 'good' }])
  expect(row).toEqual({ hasSign: true, words: expect.stringMatching(words) })
  expect(well?.hasSign).toBe(false)
  expect(well?.words).not.toMatch(words)
})
