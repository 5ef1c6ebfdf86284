import type { Section } from './section.ts'
import { accountSections } from './sections/account-sections.ts'
import { contactSections } from './sections/contact-sections.ts'
import { learningSections } from './sections/learning-sections.ts'
import { moneySections } from './sections/money-sections.ts'
import { notebookSections } from './sections/notebook-sections.ts'
import { planSections } from './sections/plan-sections.ts'

/** The lists of a copy in their order. Results of exams follow: what of them may be known is a rule, not a query. */
export const dataSections: readonly Section[] = [
  ...accountSections,
  ...learningSections,
  ...planSections,
  ...notebookSections,
  ...moneySections,
  ...contactSections,
]
