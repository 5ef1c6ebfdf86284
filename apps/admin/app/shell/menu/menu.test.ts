import type { StaffAction } from '@prostuti/contract/staff'
import { describe, expect, it } from 'vitest'
import { makesFor, menuFor, screensFor } from './menu.ts'

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

  it('shows of a group what its member may open, also where they may not open what the group is about', () => {
    expect(titlesOf(['own', 'codes.read'])).toEqual(['/', '/discount-codes', '/discount-codes'])
    expect(titlesOf(['staff.read'])).toEqual(['/staff', '/staff'])
    const screens = (actions: StaffAction[]) => screensFor((action) => actions.includes(action)).map(({ to }) => to)
    expect(screens(['own', 'codes.read', 'staff.read'])).toEqual(['/', '/discount-codes', '/staff'])
    const both = screens(['own', 'website.read', 'courses.read'])
    expect(both).toHaveLength(new Set(both).size)
  })

  it('begins what its member may write and open, nothing else', () => {
    const makes = (actions: StaffAction[]) => makesFor((action) => actions.includes(action)).map(({ to }) => to)
    expect(makes(['own', 'courses.read', 'notices.read', 'notices.write'])).toEqual(['/notices/new'])
    expect(makes(['courses.write'])).toEqual([])
    expect(makes(['courses.read', 'courses.write'])).toContain('/batches/new')
  })
})
