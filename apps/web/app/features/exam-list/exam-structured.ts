import type { ExamCard } from '../../kit/exam/exam-types.ts'

/** The list for search engines. An exam has no public page of its own: its room asks for a sign-in, so its place in the list is its address. */
export const examListStructured = (
  request: Request,
  address: string,
  exams: readonly Pick<ExamCard, 'key' | 'title'>[],
): Record<string, unknown> => ({
  '@type': 'ItemList',
  itemListElement: exams.map(({ key, title }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: title,
    url: new URL(`${address}#${key}`, request.url).href,
  })),
})
