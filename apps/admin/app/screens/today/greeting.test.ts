import { expect, it } from 'vitest'
import { calledBy, greetingAt } from './greeting.ts'

it('greets by the hour in Dhaka', () => {
  const at = (hour: string) => greetingAt(new Date(`2026-11-15T${hour}:00+06:00`), 'শারমিন আক্তার')
  expect(['05:00', '11:59'].map(at)).toEqual(['শুভ সকাল, শারমিন', 'শুভ সকাল, শারমিন'])
  expect(['12:00', '15:00', '18:30', '23:00', '04:59'].map(at)).toEqual([
    'শুভ দুপুর, শারমিন',
    'শুভ বিকেল, শারমিন',
    'শুভ সন্ধ্যা, শারমিন',
    'স্বাগতম, শারমিন',
    'স্বাগতম, শারমিন',
  ])
})

it('calls people by the name they are called by', () => {
  expect(calledBy('ডা. রাশেদ করিম')).toBe('ডা. রাশেদ')
  expect(calledBy('Dr Hasan Mahmud')).toBe('Dr Hasan')
  expect(calledBy('অধ্যাপক ডাঃ মোঃ সেলিম রেজা')).toBe('অধ্যাপক ডাঃ মোঃ সেলিম')
  expect(calledBy('Dr')).toBe('Dr')
  expect(calledBy('মালিক')).toBe('মালিক')
})
