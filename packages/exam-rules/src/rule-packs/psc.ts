import { perQuestion } from './mark-rules.ts'
import type { RulePack } from './rule-pack.ts'

/** The screening test for non-cadre posts. One section, because the subjects depend on the post. */
export const pscNonCadre: RulePack = {
  key: 'psc-noncadre',
  name: { bn: 'পিএসসি নন-ক্যাডার বাছাই', en: 'PSC non-cadre screening' },
  durationMinutes: 60,
  sections: [
    {
      key: 'all',
      name: { bn: 'সব বিষয়', en: 'All subjects' },
      type: 'sba',
      questions: 100,
      parts: 4,
      rule: perQuestion(100, 50),
    },
  ],
  pass: null,
  confidence: 'high',
  unsure: 'The subject split varies by post.',
}
