import { it } from 'vitest'
import { writeDocx } from '../docx-writer/write-docx.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { readDocx } from './read-docx.ts'

it('a Word file that we wrote comes back as it was', async () => {
  await expectRoundTrip({
    writer: writeDocx,
    reader: readDocx,
    mayBePicture: true,
    runs: 100,
    telling: ['bijoy_unsure'],
  })
})
