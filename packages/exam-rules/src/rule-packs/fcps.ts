import { perQuestion, perStem } from './mark-rules.ts'
import type { RulePack } from './rule-pack.ts'
import type { SetRule } from './set-rule.ts'
import { mtfSection, sbaSection } from './type-sections.ts'

/** One paper in one day, by the notice of 21 August 2023. */
export const fcpsPart1From2024: RulePack = {
  key: 'fcps-p1-2024',
  name: { bn: 'এফসিপিএস পার্ট-১ (জানুয়ারি ২০২৪ থেকে)', en: 'FCPS Part-1 (from January 2024)' },
  durationMinutes: 240,
  sections: [mtfSection(75, perStem(40, 0)), sbaSection(75, perQuestion(200, 0))],
  pass: { by: 'percent', percent: 70 },
  confidence: 'medium',
  unsure: 'The structure is certain; 0.4 for each stem is carried over from the earlier rule.',
}

/** One of the three papers that were sat until 2023. */
export const fcpsPart1PaperOld: RulePack = {
  key: 'fcps-p1-paper-old',
  name: { bn: 'এফসিপিএস পার্ট-১ পত্র (২০২৩ পর্যন্ত)', en: 'FCPS Part-1 paper (until 2023)' },
  durationMinutes: 100,
  sections: [mtfSection(25, perStem(40, 0)), sbaSection(25, perQuestion(200, 0))],
  pass: { by: 'percent', percent: 70 },
  confidence: 'high',
}

/** 70 % in each of the three; one of 65 % is tolerated when all three together reach 210 of 300. */
export const fcpsPart1OldSet: SetRule = {
  key: 'fcps-p1-old',
  name: { bn: 'এফসিপিএস পার্ট-১, তিন পত্র (২০২৩ পর্যন্ত)', en: 'FCPS Part-1, three papers (until 2023)' },
  packKey: fcpsPart1PaperOld.key,
  papers: 3,
  passPercent: 70,
  tolerated: { papers: 1, percent: 65, totalPercent: 70 },
}
