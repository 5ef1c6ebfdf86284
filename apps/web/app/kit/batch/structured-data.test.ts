import { describe, expect, it } from 'vitest'
import { batchCourse, batchItemList } from './structured-data.ts'
import { buildBatch, buildBatchCard, buildSchedule } from './testing/build-batch.ts'

const request = new Request('https://centre.example/fcps/batches/7?x=1')

describe('a batch for search engines', () => {
  it('has one instance for each schedule and its price in taka', () => {
    const batch = buildBatch({
      payable_paisa: 1_850_000,
      schedules: [
        buildSchedule({ id: 1, mode: 'online', branch: null }),
        buildSchedule({ id: 2, mode: 'branch', branch: { id: 3, name: 'ঢাকা শাখা', address: 'গ্রিন রোড' } }),
      ],
    })
    expect(batchCourse(request, batch, 'প্রস্তুতি')).toMatchObject({
      '@type': 'Course',
      url: 'https://centre.example/batch-details/7',
      provider: { name: 'প্রস্তুতি' },
      offers: [
        { price: '18500.00', priceCurrency: 'BDT', category: 'Paid', availability: 'https://schema.org/InStock' },
      ],
      hasCourseInstance: [
        { courseMode: 'Online', startDate: '2026-12-05' },
        { courseMode: 'Onsite', location: { name: 'ঢাকা শাখা' } },
      ],
    })
  })

  it('is sold out without a seat, and once enrolment is over', () => {
    const availability = (batch: Parameters<typeof buildBatch>[0]) =>
      (batchCourse(request, buildBatch(batch), 'x') as { offers: { availability: string }[] }).offers[0]?.availability
    expect(availability({ seats_left: 0 })).toBe('https://schema.org/SoldOut')
    expect(availability({ enrolment_open: false })).toBe('https://schema.org/SoldOut')
  })
})

it('lists batches under their own addresses, in order', () => {
  expect(batchItemList(request, [buildBatchCard({ id: 9 }), buildBatchCard({ id: 4 })])).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://centre.example/batch-details/9' },
      { position: 2, url: 'https://centre.example/batch-details/4' },
    ],
  })
})
