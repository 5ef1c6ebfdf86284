import { expect, it } from 'vitest'
import { myRoutes, publicRoutes } from '../route-table.ts'
import { appPageKey, beyond, isAsset, isAway, isCacheablePage, pageKey } from './cache-policy.ts'

const origin = 'https://centre.example'
const at = (path: string) => new URL(path, origin)

it.each([
  '/',
  '/batches',
  '/batches?mode=online',
  '/faq/3/show',
  '/myths',
  '/on-spot-bcs-exam/bcs-47',
  '/on-spot-quiz/ecg?attempt=2',
  '/my/courses/3/events/14/exam/participated',
  '/my/courses/3/schedule/2/events/14/exam/participated',
])('keeps %s', (path) => {
  expect(isCacheablePage(at(path), origin)).toBe(true)
})

it.each([
  '/my/dashboard',
  '/my',
  '/api/v3/web/app-data',
  '/sanctum/csrf-cookie',
  '/admin/x',
  '/login',
  '/join',
  '/login-for-admin?token=abc',
  '/batches?token=abc',
  '/my/courses/3/events/14/exam/result',
  '/my/courses/3/events/14/exam/participated-questions-answer',
  'https://other.example/',
])('never keeps %s', (path) => {
  expect(isCacheablePage(at(path), origin)).toBe(false)
})

it('keeps of the whole table nothing but public pages and the room of an exam', () => {
  const stored = [...publicRoutes, ...myRoutes].filter(({ path }) =>
    isCacheablePage(at(path.replace(/:\w+/g, '3')), origin),
  )
  const notPublic = stored.filter(({ page }) => !page.startsWith('public/') || page === 'public/admin')
  expect(new Set(notPublic.map(({ page }) => page))).toEqual(new Set(['my/exams/my-course-exam']))
  expect(stored.length).toBeGreaterThan(20)
})

it('knows the built files from everything else', () => {
  expect(isAsset(at('/assets/root-1.js'), origin)).toBe(true)
  expect(isAsset(at('/media/a.svg'), origin)).toBe(false)
  expect(isAsset(at('https://other.example/assets/a.js'), origin)).toBe(false)
})

it('keeps one copy of a page whatever an advertiser adds to its address', () => {
  expect(pageKey(at('/batches?utm_source=fb&mode=online&fbclid=1#top'))).toBe(`${origin}/batches?mode=online`)
})

it('has one copy of each page that is nothing without the app, and of no page that is read', () => {
  const key = (path: string) => appPageKey(at(path), origin)
  expect(key('/on-spot-bcs-exam/bcs-47')).toBe(`${origin}/on-spot-bcs-exam/-`)
  expect(key('/on-spot-bcs-exam/ecg?attempt=2#top')).toBe(`${origin}/on-spot-bcs-exam/-`)
  expect(key('/on-spot-quiz/ecg')).toBe(`${origin}/on-spot-quiz/-`)
  expect(key('/login')).toBe(`${origin}/login`)
  const others = ['/', '/batches', '/batch-details/3', '/my', '/login/x', '/login?next=x', '/bcs-exam-list', '/join']
  expect(others.filter(key)).toEqual([])
  expect(['/my/dashboard?token=abc', 'https://other.example/my/dashboard'].filter(key)).toEqual([])
})

it('says in the name of a copy which page of the doctor’s area it is, and not whose or of what', () => {
  const keyOf = (path: string, value: string) => appPageKey(at(`${path.replace(/:\w+/g, value)}?q=${value}`), origin)
  // The results of open exams have the exam's name in their address, everything else numbers.
  const named = myRoutes.filter(({ path }) => path.endsWith('/:key'))
  expect(named.map(({ path }) => keyOf(path, 'ecg'))).toEqual(named.map(({ path }) => keyOf(path, 'bcs-47')))
  const keys = myRoutes.map(({ path }) => keyOf(path, '31'))
  expect(keys).toEqual(myRoutes.map(({ path }) => origin + path.replace(/:\w+/g, '-')))
})

it('trusts the kept copy more than a gateway without a server behind it, and no other error', () => {
  expect([500, 502, 503, 504, 404].map(isAway)).toEqual([false, true, true, true, false])
})

it('names the oldest beyond the bound', () => {
  expect(beyond(['a', 'b', 'c'], 2)).toEqual(['a'])
  expect(beyond(['a'], 2)).toEqual([])
})
