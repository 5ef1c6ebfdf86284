import { beforeEach, expect, it, vi } from 'vitest'
import { dropToast, readToasts, showToast, undoLast, undoToast } from './toast.ts'

beforeEach(() => {
  for (const { id } of readToasts()) dropToast(id)
})

it('takes back the last thing that can be taken back, once', async () => {
  const first = vi.fn(async () => {})
  const second = vi.fn(async () => {})
  showToast({ text: 'প্রথম', undo: first })
  showToast({ text: 'দ্বিতীয়', undo: second })
  showToast({ text: 'শুধু খবর' })
  const [, shown] = readToasts()
  expect(undoLast()).toBe(true)
  await undoToast(shown!)
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
  expect(undoLast()).toBe(true)
  expect(first).toHaveBeenCalledOnce()
  expect(undoLast()).toBe(false)
})

it('says why something could not be taken back', async () => {
  showToast({ text: 'লুকানো হলো', undo: () => Promise.reject(new Error('আরেকজন আগে বদলেছেন')) })
  await undoToast(readToasts()[0]!)
  expect(readToasts().map(({ text }) => text)).toEqual(['আরেকজন আগে বদলেছেন'])
})

it('shows the last few only', () => {
  for (let nth = 0; nth < 6; nth += 1) showToast({ text: String(nth) })
  expect(readToasts().map(({ text }) => text)).toEqual(['3', '4', '5'])
})
