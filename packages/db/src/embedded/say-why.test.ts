import { describe, expect, it } from 'vitest'
import { sayWhy } from './say-why.ts'

const home = { folder: '/data/postgres' }
const plenty = 10 ** 10
const full = 'The disk that holds /data/postgres is full, so PostgreSQL cannot start; make room on it.'

describe('why the database does not start', () => {
  it.each([
    ['PostgreSQL did not start. It said:\nFATAL: could not write lock file "postmaster.pid": No space left on device'],
    ["ENOSPC: no space left on device, write '/data/postgres/cluster/prostuti.conf.new'"],
  ])('is a full disk in one sentence, when it was said: %s', (message) => {
    expect(sayWhy(new Error(message), home, plenty)).toBe(full)
  })

  it('is a full disk also when PostgreSQL had no room to say anything', () => {
    expect(sayWhy(new Error('PostgreSQL did not start. It said:\ncannot run postgres'), home, 0)).toBe(full)
  })

  it('is otherwise what was said', () => {
    expect(sayWhy(new Error('The moon is full'), home, plenty)).toBe('The moon is full.')
  })
})
