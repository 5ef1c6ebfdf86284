import { describe, expect, it } from 'vitest'
import { lockScreenFaults } from './lock-screen.ts'

const faultsOf = (given: object) =>
  lockScreenFaults(JSON.stringify({ id: 'x', title: 'খবর', body: '', link: '/my', topic: 'x', ...given }))

describe('what a lock screen may not show', () => {
  it.each([
    [{ body: 'ফোন করুন 01712-345678' }, 'a phone number'],
    [{ body: 'ফোন করুন ০১৭১২৩৪৫৬৭৮' }, 'a phone number'],
    [{ title: '+8801712345678' }, 'a phone number'],
    [{ body: '৫০০ টাকা' }, 'an amount'],
    [{ body: '৳৫,০০০' }, 'an amount'],
    [{ body: 'pay Tk 500' }, 'an amount'],
    [{ body: 'আপনার নম্বর ৭২.৫০' }, 'a mark'],
    [{ title: 'You scored', body: 'rank 7' }, 'a mark'],
    [{ body: '৭২.৫০' }, 'a number that is no time of the day'],
    [{ marks: 72 }, 'more than the screen needs: body,id,link,marks,title,topic'],
    [{ link: 'https://elsewhere.example' }, 'leads to https://elsewhere.example'],
  ])('%j has %s', (given, fault) => {
    expect(faultsOf(given)).toContain(fault)
  })

  it('fits into one record, in bytes and not in letters', () => {
    expect(faultsOf({ body: 'খ'.repeat(1300) })).toEqual([])
    expect(faultsOf({ body: 'খ'.repeat(1400) })).toEqual([expect.stringMatching(/^4\d{3} bytes$/)])
  })

  it.each(['শুরু হবে রাত ৮:৩০-এ।', 'শুরু হবে সকাল ১০টায়।', 'It begins at 8:30 pm.', 'খুলে দেখুন।'])(
    '%s is free of it',
    (body) => {
      expect(faultsOf({ body })).toEqual([])
    },
  )
})
