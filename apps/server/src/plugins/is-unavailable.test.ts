import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failure = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields)

describe('what may succeed a moment later', () => {
  it.each([
    ['57P01', 'the database shuts down'],
    ['53100', 'its disk is full'],
    ['58030', 'its disk fails'],
    ['25006', 'it became a standby'],
    ['40P01', 'a deadlock'],
    ['40001', 'a transaction that lost'],
    ['57014', 'a statement took too long'],
    ['55P03', 'a lock took too long'],
    ['ENOSPC', 'our disk is full'],
    ['EDQUOT', 'our share of the disk is used up'],
    ['EROFS', 'our disk became read-only'],
    ['EMFILE', 'no file can be opened any more'],
    ['ECONNREFUSED', 'nobody listens'],
  ])('counts %s: %s', (code) => {
    expect(isUnavailable(failure({ code }))).toBe(true)
    expect(isUnavailable(new DrizzleQueryError('select 1', [], failure({ code })))).toBe(true)
  })

  it('counts a rollback over a connection that broke, however deep it is wrapped', () => {
    const lost = failure({}, 'Client has encountered a connection error and is not queryable')
    const wrapped = new DrizzleQueryError('rollback', [], lost)
    expect(isUnavailable(new Error('outer', { cause: wrapped }))).toBe(true)
    expect(isUnavailable(new AggregateError([failure({ code: 'ECONNREFUSED' })]))).toBe(true)
  })

  it.each(['25P02', '23505', '22021', '42P01', 'XX000', 'ERR_OUT_OF_RANGE'])('leaves %s a fault of ours', (code) => {
    expect(isUnavailable(failure({ code }))).toBe(false)
  })

  it('tells a missing socket from a missing file', () => {
    expect(isUnavailable(failure({ code: 'ENOENT', syscall: 'connect' }))).toBe(true)
    expect(isUnavailable(failure({ code: 'ENOENT', syscall: 'open' }))).toBe(false)
  })

  it('does not follow a chain of causes for ever', () => {
    const error = failure({})
    error.cause = error
    expect(isUnavailable(error)).toBe(false)
  })
})
