import { toLatinDigits } from '@prostuti/text/digits'
import type { ExamList } from './exam-lists.ts'

/** Which page of a list the address asks for; what it cannot mean is the first. */
export function readPage(search: URLSearchParams): number {
  const page = toLatinDigits(search.get('page') ?? '')
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

export const examListAddress = ({ path }: Pick<ExamList, 'path'>, page = 1): string =>
  page > 1 ? `${path}?page=${page}` : path
