import * as contract from '@prostuti/contract/staff'
import { describe, expect, it } from 'vitest'
import { deedWords } from '../../kit/audit/deed-words.ts'
import { kindWords } from '../../kit/audit/kind-words.ts'
import { fieldWords } from './field-words.ts'

const forms = Object.values(contract).filter(
  (each) => typeof each === 'object' && each !== null && 'save' in each && 'restore' in each,
)

describe('the words of the audit', () => {
  it.each(forms.map(({ name, fields }) => [name, Object.keys(fields.shape)] as const))(
    'are there for %s and each field of its form',
    (name, fields) => {
      expect(kindWords(name)).not.toBe(name)
      expect(fields.filter((field) => fieldWords(field) === field)).toEqual([])
    },
  )

  it('are there for whatever a member may do', () => {
    expect(contract.staffActions.filter((action) => deedWords(action) === action)).toEqual([])
  })
})
