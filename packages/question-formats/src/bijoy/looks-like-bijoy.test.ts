import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { convertPlainText } from './convert-plain-text.ts'
import { looksLikeBijoy } from './looks-like-bijoy.ts'

const readJson = (address: URL | string): Record<string, unknown> => JSON.parse(readFileSync(address, 'utf8'))
const words = ['bijoy-words', 'bijoy-words-old'].flatMap((name) =>
  Object.keys(readJson(new URL(`../testing/${name}.json`, import.meta.url))),
)
const nfc = (text: string) => text.normalize('NFC')

describe('a paragraph without a font', () => {
  test('is found to be Bijoy from six words on', () => {
    const paragraphs = words.map((_, index) =>
      Array.from({ length: 6 }, (_, step) => words[(index + step * 97) % words.length]).join(' '),
    )
    const missed = paragraphs.filter((paragraph) => !looksLikeBijoy(paragraph))
    expect(missed.length / paragraphs.length).toBeLessThan(0.005)
  })

  test.each([
    'mRNA',
    'pH',
    'ATPase',
    'Ménière',
    'Guillain–Barré',
    'Na+/K+ ATPase',
    'Na+/K+ ATPase mRNA',
    'Ménière disease and Guillain–Barré syndrome',
    'Sjögren, Behçet, Löffler, Waldenström, Möbius',
    'HbA1c PaCO2 SpO2 mmHg',
    'Plasmodium vivax',
    'IgG IgM IgA IgE',
    'vWF',
    'WPW AVNRT PSVT',
    'DNA RNA mRNA tRNA cAMP cGMP',
    '10 µg/kg/day, 37 °C, 1.73 m²',
    'ZnSO4 KCl NaHCO3',
    'X-linked, Y-linked',
    'fœtus',
    'naïve',
    'K+',
    'dvd tv cvs',
    'Wolff-Parkinson-White',
    'kwashiorkor',
    'A) B) C) D)',
    'a) b) c) d)',
    '',
    '12.5',
    'বাংলা লেখা',
    'wb‡Pi কোনটি',
  ])('is left alone: %s', (text) => {
    expect(looksLikeBijoy(text)).toBe(false)
    expect(convertPlainText(text).text).toBe(nfc(text))
  })

  test('is left alone in all English texts of the product', () => {
    const folder = fileURLToPath(new URL('../../../text/messages/en/', import.meta.url))
    const texts = globSync(`${folder}*.json`).flatMap((file) => Object.values(readJson(file)))
    const english = texts.filter((text) => typeof text === 'string')
    expect(english.length).toBeGreaterThan(1000)
    expect(english.filter(looksLikeBijoy)).toEqual([])
  })
})

describe('text without fonts', () => {
  test('is converted except for its Latin words', () => {
    const { text, words } = convertPlainText(
      '17. wb‡Pi †KvbwU Preload evovq?\nA) Venous return evo‡j\nB) `vuwo‡q _vK‡j\nAns: F',
    )
    expect(text).toBe(nfc('১৭. নিচের কোনটি Preload বাড়ায়?\nA) Venous return বাড়লে\nB) দাঁড়িয়ে থাকলে\nAns: F'))
    expect(words).toContainEqual({ before: '†KvbwU', after: 'কোনটি' })
  })

  test('has Bengali labels where they are Bengali, and abbreviations as they are', () => {
    expect(convertPlainText('K) hK…r L) e„° M) AMœ¨vkq N) dzmdzm').text).toBe(nfc('ক) যকৃৎ খ) বৃক্ক গ) অগ্ন্যাশয় ঘ) ফুসফুস'))
    expect(convertPlainText('mRNA Gi KvR wK?').text).toBe('mRNA এর কাজ কি?')
    expect(convertPlainText('DËi t L').text).toBe(nfc('উত্তর : খ'))
  })
})
