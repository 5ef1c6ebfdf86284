import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { forgetTexts, keepTexts, keptTexts } from './kept-texts.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

it('has what was written in a form, box by box, and in no other form', () => {
  keepTexts('register', { name: 'Nusrat' })
  keepTexts('register', { email: 'n@example.com' })
  expect(keptTexts('register')).toEqual({ name: 'Nusrat', email: 'n@example.com' })
  expect(keptTexts('login')).toEqual({})
})

it('leaves nothing to whoever uses the browser next', () => {
  keepTexts('login', { login: '01700000000' })
  keepTexts('register', { name: 'Nusrat' })
  forgetTexts()
  expect([keptTexts('login'), keptTexts('register'), sessionStorage.length]).toEqual([{}, {}, 0])
})

it('does not mind what somebody else has put in its place', () => {
  sessionStorage.setItem('form_login', '{')
  expect(keptTexts('login')).toEqual({})
})
