import { describe, expect, it } from 'vitest'
import type { FilterChoices } from '../../../kit/batch/batch-queries.ts'
import {
  countFilters,
  feeLimits,
  filterQuery,
  isFiltered,
  listAddress,
  monthsFrom,
  onlyKnown,
  readFilters,
} from './batch-filters.ts'

const read = (search: string, fixed = {}) => readFilters(new URLSearchParams(search), fixed)

const choices: FilterChoices = {
  categories: [{ slug: 'mrcp-part-1', title: 'MRCP Part-1', course: 'residency', open_batches: 2 }],
  courses: [{ slug: 'residency', title: 'রেসিডেন্সি', open_batches: 2 }],
  sessions: [{ id: 4, title: 'জানুয়ারি ২০২৭', course: 'residency', open_batches: 2 }],
  highest_payable_paisa: 1_850_000,
}

describe('readFilters', () => {
  it('takes what the address says', () => {
    expect(
      read(
        'q=মেডিসিন&category=mrcp-part-1&session=4&mode=online&max-fee=10000&starts-from=2026-12&seats=left&sort=-fee&page=2',
      ),
    ).toEqual({
      q: 'মেডিসিন',
      category: 'mrcp-part-1',
      session: '4',
      mode: 'online',
      'max-fee': '10000',
      'starts-from': '2026-12',
      seats: 'left',
      sort: '-fee',
      page: '2',
    })
  })

  it('ignores what means nothing', () => {
    expect(
      read(
        'q=%20&category=No Such&session=x&mode=moon&max-fee=-1&starts-from=soon&seats=many&sort=best&page=0&other=1',
      ),
    ).toEqual({})
  })

  it('reads Bengali digits, and a date as its month', () => {
    expect(read('max-fee=১২০০০&starts-to=2026-12-31&page=৩')).toEqual({
      'max-fee': '12000',
      'starts-to': '2026-12',
      page: '3',
    })
  })

  it('lets nobody filter by what the place has already decided', () => {
    expect(read('category=a&course=b&mode=online', { category: 'mrcp-part-1' })).toEqual({ mode: 'online' })
    expect(read('category=a&course=b', { course: 'bcs' })).toEqual({ category: 'a' })
  })

  it('cuts a search to what the call accepts', () => {
    expect(read(`q=${'ক'.repeat(300)}`).q).toHaveLength(100)
  })
})

describe('onlyKnown', () => {
  it('drops a category, course or session that no open batch has', () => {
    expect(onlyKnown({ category: 'gone', course: 'gone', session: '99', mode: 'online' }, choices)).toEqual({
      mode: 'online',
    })
  })

  it('keeps those that are there', () => {
    const filters = { category: 'mrcp-part-1', course: 'residency', session: '4', q: 'x' }
    expect(onlyKnown(filters, choices)).toEqual(filters)
  })
})

describe('listAddress', () => {
  it('starts at the first page when a filter changes', () => {
    expect(listAddress('/batches', { q: 'a', page: '3' }, { mode: 'online' })).toBe('/batches?q=a&mode=online')
  })

  it('goes to a page without touching the filters', () => {
    expect(listAddress('/batches', { mode: 'online' }, { page: '2' })).toBe('/batches?mode=online&page=2')
    expect(listAddress('/batches', { mode: 'online', page: '2' }, { page: '1' })).toBe('/batches?mode=online')
  })

  it('leaves out what is emptied', () => {
    expect(listAddress('/x/batches', { mode: 'online' }, { mode: '' })).toBe('/x/batches')
  })
})

describe('filterQuery', () => {
  it('turns months into their first and last day', () => {
    const query = filterQuery({ 'starts-from': '2026-12', 'starts-to': '2027-02' }, { course: 'bcs' })
    expect(query).toMatchObject({ 'starts-from': '2026-12-01', 'starts-to': '2027-02-28', course: 'bcs' })
    expect(filterQuery({ 'starts-to': '2028-02' })['starts-to']).toBe('2028-02-29')
  })
})

describe('what is set', () => {
  it('is counted without the search and the order', () => {
    expect(countFilters({ q: 'a', sort: 'fee', mode: 'online', seats: 'left' })).toBe(2)
  })

  it('makes another list, except for its page', () => {
    expect(isFiltered({ page: '2' })).toBe(false)
    expect(isFiltered({ sort: 'fee' })).toBe(true)
  })
})

describe('choices', () => {
  it('begin with the month it is in Dhaka', () => {
    expect(monthsFrom(new Date('2026-10-31T20:00:00Z'))[0]).toBe('2026-11')
    expect(monthsFrom(new Date('2026-10-31T20:00:00Z'))).toHaveLength(12)
  })

  it('keep a month and a limit that an old link asks for', () => {
    expect(monthsFrom(new Date('2026-10-10T00:00:00Z'), '2026-08', undefined)[0]).toBe('2026-08')
    expect(feeLimits(1_850_000, '7777')).toEqual([3000, 5000, 7777, 8000, 10_000, 12_000, 15_000])
  })
})
