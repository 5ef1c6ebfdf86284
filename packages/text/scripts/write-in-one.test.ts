import * as inOne from '@prostuti/text/all-messages'
import * as apart from '@prostuti/text/messages'
import { describe, expect, it } from 'vitest'

describe('all messages in one file', () => {
  it('are the same as each in its own', () => {
    const { m: _, ...each } = apart
    expect(Object.keys(inOne).toSorted()).toEqual(Object.keys(each).toSorted())
    expect(inOne.my_greeting_morning({ name: 'নুসরাত' }, { locale: 'bn' })).toBe(
      each.my_greeting_morning({ name: 'নুসরাত' }, { locale: 'bn' }),
    )
    expect(inOne.error_not_found({}, { locale: 'en' })).toBe(each.error_not_found({}, { locale: 'en' }))
  })
})
