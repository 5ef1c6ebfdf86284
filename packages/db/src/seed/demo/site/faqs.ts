import type { faq } from '../../../tables/index.ts'
import { demoFaqsOfMoneyAndAccount } from './faqs-of-money-and-account.ts'
import { demoFaqsOfStudy } from './faqs-of-study.ts'

/** The five of the home page come first, in the order visitors ask them. */
export const demoFaqs: (typeof faq.$inferInsert)[] = [...demoFaqsOfStudy, ...demoFaqsOfMoneyAndAccount].sort(
  (a, b) => Number(b.showOnHome ?? false) - Number(a.showOnHome ?? false),
)
