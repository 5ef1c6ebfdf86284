import { bcsBangla } from './bcs-bangla.ts'
import { bcsBdAffairs } from './bcs-bd-affairs.ts'
import { bcsEnglish } from './bcs-english.ts'
import { bcsEthics } from './bcs-ethics.ts'
import { bcsGeography } from './bcs-geography.ts'
import { bcsIct } from './bcs-ict.ts'
import { bcsIntlAffairs } from './bcs-intl-affairs.ts'
import { bcsMath } from './bcs-math.ts'
import { bcsMental } from './bcs-mental.ts'
import { bcsScience } from './bcs-science.ts'
import { fcpsMtf } from './fcps-mtf.ts'
import { fcpsSba } from './fcps-sba.ts'
import type { DemoQuestion } from './question-shape.ts'
import { quizConstitution } from './quiz-constitution.ts'
import { quizEcg } from './quiz-ecg.ts'
import { quizRenal } from './quiz-renal.ts'

type DemoPaper = { slug: string; rulePack: string; questions: DemoQuestion[] }

/** A model test in the distribution of the 50th BCS, an FCPS paper of the older form, and three short quizzes. */
export const demoPapers: DemoPaper[] = [
  {
    slug: 'bcs-50-model-test',
    rulePack: 'bcs-prelim-50',
    questions: [
      ...bcsBangla,
      ...bcsEnglish,
      ...bcsBdAffairs,
      ...bcsIntlAffairs,
      ...bcsGeography,
      ...bcsScience,
      ...bcsIct,
      ...bcsMath,
      ...bcsMental,
      ...bcsEthics,
    ],
  },
  { slug: 'fcps-part-1-paper', rulePack: 'fcps-p1-paper-old', questions: [...fcpsMtf, ...fcpsSba] },
  { slug: 'quiz-ecg', rulePack: 'quiz', questions: quizEcg },
  { slug: 'quiz-renal', rulePack: 'quiz', questions: quizRenal },
  { slug: 'quiz-constitution', rulePack: 'quiz', questions: quizConstitution },
]
