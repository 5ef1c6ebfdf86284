import { expect, it } from 'vitest'
import { fitSms } from './fit-sms.ts'

const long = 'ক'.repeat(200)
const short = 'ক'.repeat(60)

it('takes the first text that fits, and the last where none does', () => {
  expect(fitSms([long, short], 3)).toBe(long)
  expect(fitSms([long, short], 2)).toBe(short)
  expect(fitSms([long, `${long}খ`], 1)).toBe(`${long}খ`)
})

it('writes letters as phones join them', () => {
  expect(fitSms(['য়'.normalize('NFD')], 1)).toBe('য়'.normalize('NFC'))
})
