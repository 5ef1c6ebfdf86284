import { expect, it } from 'vitest'
import { isNoticeDue } from './new-site-notice.ts'

const now = Date.parse('2026-03-01T10:00:00Z')
const hour = 3_600_000

it.each([
  ['was never closed', null, true],
  ['was closed a minute ago', now - 60_000, false],
  ['was closed exactly 24 hours ago', now - 24 * hour, false],
  ['was closed more than 24 hours ago', now - 24 * hour - 1, true],
  ['was closed by a clock far in the future', now + 1000 * hour, true],
  ['has an unreadable time', 'yesterday', true],
  ['has an empty time', '', true],
])('when it %s, it is shown: %s → %s', (_, closedAt, due) => {
  expect(isNoticeDue(closedAt === null ? null : String(closedAt), now)).toBe(due)
})
