import * as contract from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { describe, expect, it } from 'vitest'
import { actionsByDuty, actionsByRole } from '../../../testing/staff-matrix/role-table.ts'
import { actionsOf } from './may.ts'

const { staffDuties, staffRoles } = tables

it('roles and duties are the same to the database and to whoever calls', () => {
  expect([...contract.staffRoles]).toEqual([...staffRoles])
  expect([...contract.staffDuties]).toEqual([...staffDuties])
})

describe.each(staffRoles)('%s', (role) => {
  const alone = actionsByRole[role]

  it('may do what is written out, and nothing else', () => {
    expect(actionsOf({ role, duties: [] }).toSorted()).toEqual([...alone].toSorted())
  })

  it.each(staffDuties)('with %s may do what that adds, and nothing else', (duty) => {
    const added = actionsByDuty[role]?.[duty] ?? []
    expect(actionsOf({ role, duties: [duty] }).toSorted()).toEqual([...alone, ...added].toSorted())
  })

  it('with every duty may do what each adds', () => {
    const added = Object.values(actionsByDuty[role] ?? {}).flat()
    expect(actionsOf({ role, duties: [...staffDuties] }).toSorted()).toEqual([...alone, ...added].toSorted())
  })
})
