import { expect, it } from 'vitest'
import { sortEvents } from './list-doctor-events.ts'

const now = new Date('2026-11-22T12:00:00Z')

const of = (name: string, startsAt: string, { ends = null as string | null, ticket = true } = {}) => ({
  name,
  event: { starts_at: `2026-11-${startsAt}:00Z`, ends_at: ends && `2026-11-${ends}:00Z` },
  ticket: ticket ? {} : null,
})

const namesOf = (...all: ReturnType<typeof of>[]) => sortEvents(all, now).map(({ name }) => name)

it('puts the nearest first of those to come, and the latest first of the past ones after them', () => {
  const coming = [of('far', '29T10:00'), of('near', '23T10:00')]
  const past = [of('long ago', '01T10:00'), of('yesterday', '21T10:00')]
  expect(namesOf(...past, ...coming)).toEqual(['near', 'far', 'yesterday', 'long ago'])
})

it('takes one without an end to run for three hours, as the page on which it is joined does', () => {
  expect(namesOf(of('coming', '22T13:00'), of('runs', '22T09:01'))).toEqual(['runs', 'coming'])
  expect(namesOf(of('coming', '22T13:00'), of('over', '22T08:59'))).toEqual(['coming', 'over'])
})

it('leaves out what was only begun to be paid once it is over', () => {
  const begun = { ticket: false }
  expect(namesOf(of('over', '21T10:00', begun), of('runs', '22T11:00', { ...begun, ends: '22T12:30' }))).toEqual([
    'runs',
  ])
})
