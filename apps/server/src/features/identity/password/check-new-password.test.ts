import { describe, expect, it } from 'vitest'
import { checkNewPassword } from './check-new-password.ts'

const owner = { phone: '+8801712345678', name: 'Nusrat Jahan', email: 'nusrat.j@example.com', bmdc: 'A-1234567' }

async function complaint(password: string): Promise<string | undefined> {
  return (await checkNewPassword({ password, password_confirmation: password }, owner, 'en')).password
}

describe('a new password', () => {
  it.each(['Password', 'PASSWORD1', '12345678', '১২৩৪৫৬৭৮', 'qwertyuiop', 'iloveyou1'])(
    'is refused when many have it: %s',
    async (password) => expect(await complaint(password)).toContain('too well known'),
  )

  it.each([
    '01712345678',
    '০১৭১২-৩৪৫৬৭৮',
    '+8801712345678',
    'nusratjahan',
    'Nusrat.J@example.com',
    'nusrat.j',
    'a1234567',
  ])('is refused when it is what everybody knows of the doctor: %s', async (password) =>
    expect(await complaint(password)).toContain('your name'),
  )

  it('is accepted otherwise, in any script', async () => {
    expect(await complaint('আমার সোনার বাংলা')).toBeUndefined()
    expect(await complaint('correct horse battery staple')).toBeUndefined()
  })

  it('must be typed the same twice', async () => {
    const given = { password: 'আমার সোনার বাংলা', password_confirmation: 'আমার সোনার বাংল' }
    expect((await checkNewPassword(given, owner, 'bn')).password_confirmation).toBe(
      'দুই ঘরের পাসওয়ার্ড এক নয়।'.normalize('NFC'),
    )
  })
})
