import { describe, expect, it } from 'vitest'
import { strengthOf } from './strength.ts'

describe('strengthOf', () => {
  it('asks for eight characters, counted as a reader types them', () => {
    expect(strengthOf('aB3$xyz')).toBe('short')
    expect(strengthOf('😀😀😀😀')).toBe('short')
  })

  it.each(['12345678', 'aaaaaaaaaaaa', 'abcdefgh', 'password1', 'qwerty123', '১২৩৪৫৬৭৮৯'])(
    'calls %s weak',
    (password) => {
      expect(strengthOf(password)).toBe('weak')
    },
  )

  it('calls a phone number weak, however it is written', () => {
    expect(strengthOf('০১৭১২-৩৪৫৬৭৮')).toBe('weak')
  })

  it('does not count the owner’s own name', () => {
    expect(strengthOf('Tahmina92x')).not.toBe('weak')
    expect(strengthOf('Tahmina92x', ['Dr. Tahmina Akter'])).toBe('weak')
  })

  it('takes a name with signs for a name, not for a pattern', () => {
    expect(strengthOf('x9!kQ2vLm#', ['A.(B[C'])).toBe('good')
  })

  it('likes several words more than a short mixture', () => {
    expect(strengthOf('k7#Tq9!z')).toBe('fair')
    expect(strengthOf('নদীর ধারে লাল বাড়ি')).toBe('strong')
    expect(strengthOf('purple rickshaw at noon')).toBe('strong')
  })
})
