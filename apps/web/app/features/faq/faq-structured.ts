import type { FaqAnswer } from './faq-queries.ts'

/** The question as search engines read it. */
export const faqData = ({ title, answer }: FaqAnswer['faq']): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: answer } }],
})
