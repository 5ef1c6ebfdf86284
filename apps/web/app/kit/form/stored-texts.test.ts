import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { forgetTexts, storedTexts, storeTexts } from './stored-texts.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

it('has what was written in a form, box by box, and in no other form', () => {
  storeTexts('register', { name: 'Nusrat' })
  storeTexts('register', { email: 'n@example.com' })
  expect(storedTexts('register')).toEqual({ name: 'Nusrat', email: 'n@example.com' })
  expect(storedTexts('login')).toEqual({})
})

it('leaves nothing to whoever uses the browser next', () => {
  storeTexts('login', { login: '01700000000' })
  storeTexts('register', { name: 'Nusrat' })
  forgetTexts()
  expect([storedTexts('login'), storedTexts('register'), sessionStorage.length]).toEqual([{}, {}, 0])
})

it('does not mind what somebody else has put in its place', () => {
  sessionStorage.setItem('form_login', '{')
  expect(storedTexts('login')).toEqual({})
})
