import { expect, it } from 'vitest'
import type { BatchCardData } from '../../kit/batch/batch-queries.ts'
import type { CourseData } from './course-queries.ts'
import { courseSlugOf } from './course-queries.ts'
import { courseStructured } from './course-structured.ts'

const request = new Request('https://example.org/courses/bcs')

const course = {
  slug: 'bcs',
  title: 'বিসিএস',
  syllabus: [{ title: 'বাংলা', topics: [] }],
  faqs: [{ id: 1, title: 'কবে শুরু?', answer: 'ডিসেম্বরে।' }],
} as unknown as CourseData

const batch = {
  id: 7,
  title: '৫০তম বিসিএস',
  mode: 'both',
  starts_on: '2026-12-05',
  ends_on: '2027-03-01',
  payable_paisa: 850_000,
  seats_left: 0,
} as BatchCardData

const told = { centre: 'প্রস্তুতি', description: 'বিসিএস প্রস্তুতি' }

it('tells search engines the course, its batches and its questions', () => {
  const [main, list, questions] = courseStructured(request, course, [batch], told)
  expect(main).toMatchObject({
    '@type': 'Course',
    url: 'https://example.org/courses/bcs',
    provider: { name: 'প্রস্তুতি' },
    hasCourseInstance: [{ courseMode: 'Blended', startDate: '2026-12-05' }],
    offers: [{ price: '8500.00', priceCurrency: 'BDT', availability: 'https://schema.org/SoldOut' }],
  })
  expect(list).toMatchObject({ '@type': 'ItemList' })
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'কবে শুরু?', acceptedAnswer: { text: 'ডিসেম্বরে।' } }],
  })
})

it('says nothing of what there is not', () => {
  const things = courseStructured(request, { ...course, faqs: [] }, [], told)
  expect(things.map((thing) => thing['@type'])).toEqual(['Course'])
})

it('reads which course is meant from the address', () => {
  expect(courseSlugOf('/courses/psc-non-cadre')).toBe('psc-non-cadre')
  expect(courseSlugOf('/courses/bcs/')).toBe('bcs')
})
