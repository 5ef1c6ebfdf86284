import { describe, expect, it } from 'vitest'
import { readView, viewAddress } from './notices-view.ts'

describe('the address of the notices', () => {
  it.each([
    [{ page: 1, onlyNew: false }, '/my/notices'],
    [{ page: 3, onlyNew: false }, '/my/notices?page=3'],
    [{ page: 2, onlyNew: true }, '/my/notices?only=new&page=2'],
  ])('says %j and is read back', (view, address) => {
    expect(viewAddress(view)).toBe(address)
    expect(readView(new URL(address, 'http://x').searchParams)).toEqual(view)
  })

  it.each(['0', '-1', '1.5', 'x', '99999', ''])('is the first page for ?page=%s', (page) => {
    expect(readView(new URLSearchParams({ page })).page).toBe(1)
  })
})
