import { it } from 'vitest'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { readMoodleXml } from './read-moodle-xml.ts'
import { moodleXmlWriter, writeMoodleXml } from './write-moodle-xml.ts'

it('Moodle XML carries everything', () =>
  expectRoundTrip({ writer: writeMoodleXml, reader: readMoodleXml, mayBePicture: true }))

it('Moodle XML for a Moodle without the plugin carries everything but the order of stems', () =>
  expectRoundTrip({ writer: moodleXmlWriter({ mtf: 'split' }), reader: readMoodleXml, mayBePicture: true }))
