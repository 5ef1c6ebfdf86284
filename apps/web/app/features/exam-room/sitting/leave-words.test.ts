import { expect, it } from 'vitest'
import { leaveWords } from './leave-words.ts'

it('says that all is saved only when nothing waits, and warns where the device keeps nothing', () => {
  expect(leaveWords({ waiting: 0, durable: false })).toContain('সংরক্ষিত আছে')
  const stored = leaveWords({ waiting: 3, durable: true })
  expect(stored).toContain('৩টি উত্তর এই ডিভাইসে')
  const fragile = leaveWords({ waiting: 3, durable: false })
  expect(fragile).toContain('হারাতে পারে')
  expect(stored).not.toContain('হারাতে পারে')
})
