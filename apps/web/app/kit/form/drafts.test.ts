import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberInTab } from '../storage/tab-storage.ts'
import { fakeStorage } from '../storage/testing/fake-storage.ts'
import { dropDraft, forgetDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('gives a draft back to its doctor, and to nobody else', () => {
  writeDraft('note/7', 1, 'SIADH')
  expect(readDraft('note/7', 1)).toBe('SIADH')
  expect([readDraft('note/7', 2), readDraft('note/7', undefined), readDraft('note/8', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps the drafts of several things apart', () => {
  writeDraft('refund/1', 5, 'one')
  writeDraft('refund/2', 5, 'two')
  dropDraft('refund/1')
  expect([readDraft('refund/1', 5), readDraft('refund/2', 5)]).toEqual([undefined, 'two'])
})

it('forgets every draft at a sign-out, and nothing else', () => {
  writeDraft('profile', 1, {})
  writeDraft('parcel-address/3', 1, {})
  rememberInTab('account_flow', 'on the way')
  forgetDrafts()
  expect(sessionStorage.length).toBe(1)
  expect(sessionStorage.getItem('account_flow')).toBe('on the way')
})

it('forgets those too that only memory held', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeDraft('note/9', 1, 'held')
  expect(readDraft('note/9', 1)).toBe('held')
  forgetDrafts()
  expect(readDraft('note/9', 1)).toBeUndefined()
})
