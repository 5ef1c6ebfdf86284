import { addressOf } from '../../kit/address/address-of.ts'
import type { BatchCardData } from '../../kit/batch/batch-queries.ts'
import { batchItemList } from '../../kit/batch/structured-data.ts'
import { type CourseData, courseAddress } from './course-queries.ts'

type Thing = Record<string, unknown>

/** A course's page for search engines: the course, its open batches and its questions. */
export function courseStructured(
  request: Request,
  course: CourseData,
  batches: readonly BatchCardData[],
  { centre, description }: { centre: string; description: string },
): Thing[] {
  const at = (path: string) => new URL(path, request.url).href
  return [
    {
      '@type': 'Course',
      name: course.title,
      description,
      url: at(courseAddress(course.slug)),
      inLanguage: ['bn', 'en'],
      provider: { '@type': 'EducationalOrganization', name: centre, url: at('/') },
      ...(course.syllabus.length > 0 && { about: course.syllabus.map(({ title }) => title) }),
      hasCourseInstance: batches.map(instanceOf),
      offers: batches.map(offerOf),
    },
    ...(batches.length > 0 ? [batchItemList(request, batches)] : []),
    ...(course.faqs.length > 0 ? [faqPage(course.faqs)] : []),
  ]

  function offerOf({ id, payable_paisa, seats_left }: BatchCardData): Thing {
    return {
      '@type': 'Offer',
      category: payable_paisa === 0 ? 'Free' : 'Paid',
      price: (payable_paisa / 100).toFixed(2),
      priceCurrency: 'BDT',
      url: at(addressOf('/batch-details/:available_batch_id', { available_batch_id: id })),
      availability: `https://schema.org/${seats_left > 0 ? 'InStock' : 'SoldOut'}`,
    }
  }
}

const modes = { online: 'Online', branch: 'Onsite', both: 'Blended' } as const

const instanceOf = ({ title, mode, starts_on, ends_on }: BatchCardData): Thing => ({
  '@type': 'CourseInstance',
  name: title,
  courseMode: modes[mode],
  startDate: starts_on,
  endDate: ends_on,
})

const faqPage = (faqs: CourseData['faqs']): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
