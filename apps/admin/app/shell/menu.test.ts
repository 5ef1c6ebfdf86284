import type { StaffAction } from '@prostuti/contract/staff'
import { describe, expect, it } from 'vitest'
import { menuFor } from './menu.ts'

const titlesOf = (actions: StaffAction[]) =>
  menuFor((action) => actions.includes(action)).flatMap(({ to, items }) => [to, ...items.map((item) => item.to)])

describe('the menu', () => {
  it('has nothing that its member may not open, and a group leads to the first that they may', () => {
    expect(titlesOf(['own', 'audit.read'])).toEqual(['/', '/audit', '/audit'])
    const manager = titlesOf(['own', 'audit.read', 'notices.read', 'website.read', 'courses.read', 'settings.read'])
    expect(manager).toContain('/notices')
    expect(manager).not.toContain('/staff')
    expect(titlesOf(['own', 'audit.read', 'staff.read'])).toContain('/staff')
  })
})
