import { perQuestion, perStem } from './mark-rules.ts'
import type { RulePack, RuleSection } from './rule-pack.ts'
import { mtfSection, sbaSection } from './type-sections.ts'

export const mbbsAdmission: RulePack = {
  key: 'mbbs-admission',
  name: { bn: 'এমবিবিএস/বিডিএস ভর্তি (২০২৫-২৬)', en: 'MBBS/BDS admission (2025-26)' },
  durationMinutes: 75,
  sections: [
    {
      key: 'all',
      name: { bn: 'সব বিষয়', en: 'All subjects' },
      type: 'sba',
      questions: 100,
      parts: 4,
      rule: perQuestion(100, 25),
    },
  ],
  pass: { by: 'marks', marks: 4000 },
  confidence: 'high',
}

/** Both papers as one sitting. The real pass mark is scaled after each exam, so there is none to judge by. */
export const mrcpPart1: RulePack = {
  key: 'mrcp-p1',
  name: { bn: 'এমআরসিপি (ইউকে) পার্ট-১', en: 'MRCP(UK) Part 1' },
  durationMinutes: 360,
  sections: [mrcpPaper('paper-1', '১', '1'), mrcpPaper('paper-2', '২', '2')],
  pass: null,
  confidence: 'medium',
  unsure: 'Two papers of 100 in three hours each, from general knowledge.',
}

function mrcpPaper(key: string, bn: string, en: string): RuleSection {
  return {
    key,
    name: { bn: `পত্র ${bn}`, en: `Paper ${en}` },
    type: 'sba',
    questions: 100,
    parts: 5,
    rule: perQuestion(100, 0),
  }
}

/** For a quiz: any number of questions of either type, a mark each, nothing taken. The paper sets its own time. */
export const quiz: RulePack = {
  key: 'quiz',
  name: { bn: 'কুইজ', en: 'Quiz' },
  durationMinutes: 20,
  sections: [sbaSection(null, perQuestion(100, 0), null), mtfSection(null, perStem(20, 0))],
  pass: null,
  confidence: 'high',
}
