import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildPlaces, printPlaces } from '../../../scripts/build-places.ts'
import { type PlaceLevel, placesFile, readPlaces } from './places.ts'

const places = readPlaces()
const at = (level: PlaceLevel) => places.filter((place) => place.level === level)

describe('the places', () => {
  it('are what the script makes of the package and the corrections', () => {
    expect(readFileSync(placesFile, 'utf8')).toBe(printPlaces(buildPlaces()))
  })

  it('are 8 divisions, 64 districts, 495 upazilas and the metropolitan thanas', () => {
    expect(at('division')).toHaveLength(8)
    expect(at('district')).toHaveLength(64)
    expect(at('upazila')).toHaveLength(495)
    expect(at('thana')).toHaveLength(110)
    expect(places).toHaveLength(8 + 64 + 495 + 110)
  })

  it('have Bengali names in the one normalised encoding and English names in Latin letters', () => {
    for (const { bn, en } of places) {
      expect(bn).toBe(bn.normalize('NFC').trim())
      expect(bn).toMatch(/^[\p{Script=Bengali}\p{M}() ]+$/u)
      expect(en).toMatch(/^[A-Z][A-Za-z'() -]+$/)
    }
  })

  it('stand in a parent that exists', () => {
    const ids = (level: PlaceLevel) => new Set(at(level).map(({ id }) => id))
    const divisions = ids('division')
    const districts = ids('district')
    expect(at('district').filter(({ parentId }) => !divisions.has(parentId))).toEqual([])
    expect([...at('upazila'), ...at('thana')].filter(({ parentId }) => !districts.has(parentId))).toEqual([])
  })

  it('have no two of one name in a district, nor two of one id', () => {
    const lowest = [...at('upazila'), ...at('thana')]
    expect(new Set(lowest.map(({ id }) => id)).size).toBe(lowest.length)
    expect(new Set(lowest.map(({ parentId, bn }) => `${parentId} ${bn}`)).size).toBe(lowest.length)
    expect(new Set(lowest.map(({ parentId, en }) => `${parentId} ${en}`)).size).toBe(lowest.length)
  })

  it.each([
    ['division', 1, 'Chattogram', 'চট্টগ্রাম'],
    ['district', 1, 'Cumilla', 'কুমিল্লা'],
    ['district', 14, 'Bogura', 'বগুড়া'],
    ['upazila', 54, 'Shahrasti', 'শাহরাস্তি'],
    ['upazila', 301, 'Shantiganj', 'শান্তিগঞ্জ'],
    ['upazila', 495, 'Shayestaganj', 'শায়েস্তাগঞ্জ'],
    ['thana', 9001, 'Adabor', 'আদাবর'],
    ['thana', 9110, 'Tongi West', 'টঙ্গী পশ্চিম'],
  ])('spell %s %i as %s, %s', (level, id, en, bn) => {
    expect(places.find((place) => place.level === level && place.id === id)).toMatchObject({ en, bn })
  })
})
