import { expect, test } from 'vitest'
import { fontKind, isBijoyFont } from './font-kind.ts'

test.each([
  [
    'bijoy',
    ['SutonnyMJ', 'Sutonny MJ', 'sutonnymj', 'SutonnyMJ-Bold', 'SutonnyMJ Bold Italic', 'SutonnyMJ,Bold', '@SutonnyMJ'],
  ],
  ['bijoy', ['ABCDEF+SutonnyMJ', 'SutonnyEMJ', 'SutonnyXMJ', 'SutonnyCMJ', 'TangonMotaMJ', 'SulekhaMJ']],
  ['bijoy', ['Kalpurush ANSI', 'Siyam Rupali ANSI', 'AdarshaLipi-ANSI', 'KalpurushANSI']],
  [
    'unicode',
    ['SutonnyOMJ', 'Sutonny OMJ', 'NikoshBAN', 'Nikosh', 'Kalpurush', 'SolaimanLipi', 'Siyam Rupali', 'Vrinda'],
  ],
  [
    'unicode',
    ['Shonar Bangla', 'Noto Sans Bengali', 'Noto Serif Bengali', 'Hind Siliguri', 'Nirmala UI', 'Lohit Bengali'],
  ],
  ['foreign_ansi', ['Boishakhi', 'ProshikaShabda', 'Lekhoni', 'SulekhaT', 'Alpona']],
  ['other', ['Times New Roman', 'Calibri', 'Mansion', 'Symbol', '', 'Cambria Math']],
] as const)('is %s: %j', (kind, names) => {
  for (const name of names) expect(fontKind(name), name).toBe(kind)
})

test('says yes to Bijoy fonts alone', () => {
  expect(isBijoyFont('SutonnyMJ')).toBe(true)
  expect(isBijoyFont('SutonnyOMJ')).toBe(false)
  expect(isBijoyFont('Alpona')).toBe(false)
})
