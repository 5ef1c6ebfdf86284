import { addressOf } from '../address/address-of.ts'
import type { Batch, BatchCardData, BatchSchedule } from './batch-queries.ts'
import { weeksBetween } from './batch-words.ts'

type Thing = Record<string, unknown>

/** A list of batches for search engines. */
export const batchItemList = (request: Request, batches: readonly BatchCardData[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: batches.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: new URL(addressOf('/batch-details/:available_batch_id', { available_batch_id: id }), request.url).href,
  })),
})

/** A batch as schema.org's Course, each schedule an instance of it. */
export function batchCourse(request: Request, batch: Batch, centre: string): Thing {
  const at = (path: string) => new URL(path, request.url).href
  const provider = { '@type': 'EducationalOrganization', name: centre, url: at('/') }
  return {
    '@type': 'Course',
    name: batch.title,
    description: batch.summary,
    url: at(addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })),
    ...(batch.image && { image: at(batch.image) }),
    inLanguage: ['bn', 'en'],
    provider,
    offers: [
      {
        '@type': 'Offer',
        category: batch.payable_paisa === 0 ? 'Free' : 'Paid',
        price: (batch.payable_paisa / 100).toFixed(2),
        priceCurrency: 'BDT',
        url: at(addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id })),
        availability: `https://schema.org/${batch.enrolment_open && batch.seats_left > 0 ? 'InStock' : 'SoldOut'}`,
        ...(batch.discount_paisa > 0 && batch.discount_ends_at && { priceValidUntil: batch.discount_ends_at }),
      },
    ],
    hasCourseInstance: batch.schedules.map((schedule) => courseInstance(batch, schedule)),
  }
}

function courseInstance(batch: Batch, schedule: BatchSchedule): Thing {
  return {
    '@type': 'CourseInstance',
    name: schedule.title,
    courseMode: schedule.mode === 'online' ? 'Online' : 'Onsite',
    startDate: batch.starts_on,
    endDate: batch.ends_on,
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Weekly',
      repeatCount: weeksBetween(batch.starts_on, batch.ends_on),
      startTime: schedule.opens,
      endTime: schedule.closes,
      scheduleTimezone: 'Asia/Dhaka',
    },
    ...(schedule.branch && {
      location: {
        '@type': 'Place',
        name: schedule.branch.name,
        address: { '@type': 'PostalAddress', streetAddress: schedule.branch.address, addressCountry: 'BD' },
      },
    }),
    instructor: batch.teachers.map(({ name }) => ({ '@type': 'Person', name })),
  }
}
