import { perQuestion, perStem } from './mark-rules.ts'
import type { RulePack } from './rule-pack.ts'
import { mtfSection, sbaSection } from './type-sections.ts'

export const residencyMtf: RulePack = {
  key: 'residency-mtf',
  name: { bn: 'রেসিডেন্সি (MD/MS) – ২০০ MTF', en: 'Residency (MD/MS) – 200 MTF' },
  durationMinutes: 180,
  sections: [mtfSection(200, perStem(20, 5))],
  pass: null,
  confidence: 'medium',
  unsure: '200 marks in three hours is certain; 0.05 taken for a wrong stem comes from one coaching guide.',
}

export const residencyMixed: RulePack = {
  key: 'residency-mixed',
  name: { bn: 'রেসিডেন্সি – মিশ্র (MTF+SBA)', en: 'Residency – mixed (MTF and SBA)' },
  durationMinutes: 180,
  sections: [mtfSection(100, perStem(20, 5)), sbaSection(100, perQuestion(100, 25))],
  pass: null,
  confidence: 'low',
  unsure: 'The share of SBA and both penalties are not confirmed.',
}
