import type { page } from '../../../tables/index.ts'
import { aboutPage } from './about.ts'
import { privacyPolicyPage } from './privacy-policy.ts'
import { refundPolicyPage } from './refund-policy.ts'
import { reunionPage, studySupportPage } from './study-support.ts'
import { termsConditionPage } from './terms-condition.ts'

export const demoPages: (typeof page.$inferInsert)[] = [
  aboutPage,
  termsConditionPage,
  privacyPolicyPage,
  refundPolicyPage,
  studySupportPage,
  reunionPage,
]
