import { toLatinDigits } from '../numbers/digits.ts'

/** Doctors write the register's letter in either script; a number without one is of the medical register. */
const registers: Record<string, 'A' | 'D'> = { '': 'A', A: 'A', এ: 'A', D: 'D', ডি: 'D' }

/** Any way a BMDC registration is typed → `A-12345` (medical) or `D-1234` (dental); undefined when it cannot be one. */
export function normalizeBmdc(text: string): string | undefined {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\-‐-―−./#:\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
  const match = /^(?:BMDC)?(A|D|এ|ডি)?0*([1-9]\d{1,6})$/.exec(plain)
  const register = match && registers[match[1] ?? '']
  return register ? `${register}-${match[2]}` : undefined
}
