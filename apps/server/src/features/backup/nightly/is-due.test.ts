import { describe, expect, it } from 'vitest'
import { isDue, lastTime } from './is-due.ts'

const at = (text: string) => new Date(`2026-11-${text}+06:00`)

describe('the nightly backup', () => {
  it('is due at its hour in Dhaka, and not before', () => {
    expect(lastTime(at('18T03:00:00'), 3)).toEqual(at('18T03:00:00'))
    expect(lastTime(at('18T02:59:59'), 3)).toEqual(at('17T03:00:00'))
    expect(lastTime(at('18T23:59:59'), 0)).toEqual(at('18T00:00:00'))
    expect(isDue(at('18T02:59:00'), at('17T03:00:10'), 3)).toBe(false)
    expect(isDue(at('18T03:00:05'), at('17T03:00:10'), 3)).toBe(true)
    expect(isDue(at('18T03:20:00'), at('18T03:00:10'), 3)).toBe(false)
  })

  it('is made up for by a machine that was off, and made at once where there is none', () => {
    expect(isDue(at('18T09:00:00'), at('17T03:00:10'), 3)).toBe(true)
    expect(isDue(at('18T09:00:00'), undefined, 3)).toBe(true)
  })
})
