import { describe, expect, it } from 'vitest'
import { resetStep } from './reset-step.ts'

const phone = '+8801712345678'

describe('resetStep', () => {
  it('begins with the number, whatever joining left behind', () => {
    expect(resetStep(undefined)).toBe('phone')
    expect(resetStep({ purpose: 'join', phone, otpToken: 'x' })).toBe('phone')
  })

  it('asks for the code that was sent', () => {
    expect(resetStep({ purpose: 'reset', phone, codeExpiresAt: 5 })).toBe('code')
  })

  it('sets the password once the code was right, or where none is asked for', () => {
    expect(resetStep({ purpose: 'reset', phone, codeExpiresAt: 5, otpToken: 'x' })).toBe('password')
    expect(resetStep({ purpose: 'reset', phone })).toBe('password')
  })
})
