import { it } from 'vitest'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

it('XLSX carries everything', () => expectRoundTrip({ writer: writeXlsx, reader: readXlsx, mayBePicture: true }))
