type Share = { section: string; subject: string; questions: number; placed: number }

export type DeskPaper = {
  key: string
  title: { bn: string; en: string }
  pack: string
  stage: 'draft' | 'ready'
  author: 'manager' | 'teacher'
  /** How its English name begins; a batch that has met none of its questions yet. */
  batch: string
  inDays: number
  openHours: number
  shares: Share[]
  isAsked?: true
}

const share = (section: string, subject: string, questions: number, placed = questions): Share => ({
  section,
  subject,
  questions,
  placed,
})

export const deskPapers: DeskPaper[] = [
  {
    key: 'fcps-model-test-3',
    title: { bn: 'FCPS Part-1 মডেল টেস্ট ৩', en: 'FCPS Part-1 model test 3' },
    pack: 'fcps-p1-paper-old',
    stage: 'draft',
    author: 'manager',
    batch: 'FCPS Part-1 Medicine: full batch',
    inDays: 10,
    openHours: 4,
    shares: [
      share('mtf', 'anatomy', 4),
      share('mtf', 'physiology', 5),
      share('mtf', 'biochemistry', 2),
      share('mtf', 'pathology', 5),
      share('mtf', 'microbiology', 3),
      share('mtf', 'pharmacology', 4),
      share('mtf', 'medicine', 2),
      share('sba', 'anatomy', 3),
      share('sba', 'physiology', 6, 4),
      share('sba', 'biochemistry', 2),
      share('sba', 'pathology', 5, 4),
      share('sba', 'microbiology', 3, 1),
      share('sba', 'pharmacology', 4),
      share('sba', 'medicine', 2, 0),
    ],
  },
  {
    key: 'renal-class-test',
    title: { bn: 'ক্লাস টেস্ট: Renal physiology', en: 'Class test: renal physiology' },
    pack: 'quiz',
    stage: 'ready',
    author: 'teacher',
    batch: 'FCPS Part-1 Surgery: full batch',
    inDays: 6,
    openHours: 12,
    shares: [share('sba', 'renal', 12)],
  },
  {
    key: 'ecg-class-test',
    title: { bn: 'ক্লাস টেস্ট: ইসিজি', en: 'Class test: ECG' },
    pack: 'quiz',
    stage: 'ready',
    author: 'manager',
    batch: 'FCPS Part-1 Surgery: full batch',
    inDays: 3,
    openHours: 12,
    shares: [share('sba', 'ecg', 15)],
    isAsked: true,
  },
]
