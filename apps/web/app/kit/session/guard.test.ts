import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { myRoutes, publicRoutes } from '../../route-table.ts'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { loginAddress, requireJoined, requireSession } from './guard.ts'
import { nextAddress } from './next-address.ts'

const nextOf = (address: string) => new URL(address, 'https://x.test').searchParams.get('next')

describe('the way back after a sign-in', () => {
  it('leads to the page with its params', () => {
    const address = loginAddress('my-notice', { id: '17' })
    expect(address.startsWith('/login?next=')).toBe(true)
    expect(nextAddress(nextOf(address))).toBe('/my/notices/17')
  })

  it('leads back to the form that the address opened', () => {
    const search = '?course=3&lecture=17&at=95'
    expect(nextAddress(nextOf(loginAddress('my-complain-box', {}, search)))).toBe(`/my/complain-box${search}`)
  })

  it('comes back to every page of the table, whatever its params hold', () => {
    const routes = [...publicRoutes, ...myRoutes].filter(
      ({ page }) => !['public/admin', 'account/login-for-admin'].includes(page),
    )
    const value = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text))
    fc.assert(
      fc.property(fc.constantFrom(...routes), value, (route, text) => {
        const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
        const address = nextAddress(
          nextOf(loginAddress(route.name, Object.fromEntries(names.map((name) => [name, text])))),
        )
        expect(address?.split('/')).toHaveLength(route.path.split('/').length)
      }),
    )
  })

  it('never leaves this site, whatever stands in the address', () => {
    const name = fc.oneof(fc.constantFrom(...[...publicRoutes, ...myRoutes].map((route) => route.name)), fc.string())
    const hostile = fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '..',
      '.',
      '',
      '\u0000',
      '%2f%2fevil',
      'javascript:alert(1)',
      '?x',
      '#y',
    )
    const params = fc.dictionary(
      fc.constantFrom('id', 'slug', 'batch_id', '*', '__proto__', 'schedule_id'),
      fc.oneof(hostile, fc.string(), fc.integer(), fc.constant(null)),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ name, params, search: fc.oneof(hostile, fc.string(), fc.integer()) })
            .map((next) => JSON.stringify(next)),
        ),
        (next) => {
          const address = nextAddress(next)
          if (address === undefined) return
          const landed = new URL(address, 'https://x.test')
          expect(landed.origin).toBe('https://x.test')
          expect(landed.pathname + landed.search).toBe(address)
          expect(landed.hash).toBe('')
        },
      ),
    )
  })

  it.each([
    ['nothing', null],
    ['a plain address', '/my/dashboard'],
    ['another site', 'https://evil.example'],
    ['an unknown page', JSON.stringify({ name: 'nowhere', params: {} })],
    ['a name of the object itself', JSON.stringify({ name: '__proto__', params: {} })],
    ['a missing param', JSON.stringify({ name: 'my-notice', params: {} })],
    ['an empty param', JSON.stringify({ name: 'event', params: { id: '' } })],
    ['a param that climbs', JSON.stringify({ name: 'event', params: { id: '..' } })],
    ['the staff site', JSON.stringify({ name: 'admin-page', params: { '*': 'x' } })],
    ['the impersonation entrance', JSON.stringify({ name: 'login-for-admin', params: {} })],
    ['a text for params', JSON.stringify({ name: 'Home', params: 'x' })],
  ])('refuses %s', (_, next) => {
    expect(nextAddress(next)).toBeUndefined()
  })
})

describe('requireSession', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
  afterEach(() => vi.unstubAllGlobals())

  it('sends a visitor to the login with the way back', () => {
    let thrown: unknown
    try {
      requireSession('my-course', { id: '3' })
    } catch (answer) {
      thrown = answer
    }
    expect(thrown).toBeInstanceOf(Response)
    expect(nextAddress(nextOf((thrown as Response).headers.get('location') ?? ''))).toBe('/my/courses/3')
  })

  it('asks a visitor of an exam to join, with the way back', () => {
    let thrown: unknown
    try {
      requireJoined('on-spot-quiz', { slug: 'quiz-renal' })
    } catch (answer) {
      thrown = answer
    }
    const address = (thrown as Response).headers.get('location') ?? ''
    expect(address.startsWith('/join?next=')).toBe(true)
    expect(nextAddress(nextOf(address))).toBe('/on-spot-quiz/quiz-renal')
  })

  it('lets somebody signed in pass', () => {
    localStorage.setItem('token', 't')
    expect(() => requireJoined('on-spot-quiz', { slug: 'quiz-renal' })).not.toThrow()
    expect(() => requireSession('my-course', { id: '3' })).not.toThrow()
  })
})
