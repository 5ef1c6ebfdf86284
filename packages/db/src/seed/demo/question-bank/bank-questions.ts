import type { LocalizedText } from '../../../tables/index.ts'

/** A part of a subject, and the questions of the demo that are about it: those whose words hold one of these. */
export const bankTopics: { subject: string; name: LocalizedText; holds: string[] }[] = [
  { subject: 'medicine', name: { bn: 'করোনারি সার্কুলেশন', en: 'Coronary circulation' }, holds: ['coronary', 'infarct'] },
  { subject: 'physiology', name: { bn: 'রক্তসঞ্চালন', en: 'Circulation' }, holds: ['blood flow', 'cardiac', 'ventric'] },
  { subject: 'pathology', name: { bn: 'টিউমার', en: 'Tumours' }, holds: ['tumour', 'carcinoma', 'marker'] },
  {
    subject: 'pharmacology',
    name: { bn: 'হৃদ্‌রোগের ওষুধ', en: 'Cardiac drugs' },
    holds: ['angina', 'beta-blocker', 'ACE'],
  },
  { subject: 'renal', name: { bn: 'ইলেকট্রোলাইট', en: 'Electrolytes' }, holds: ['sodium', 'potassium', 'anion gap'] },
  {
    subject: 'renal',
    name: { bn: 'গ্লোমেরুলার রোগ', en: 'Glomerular disease' },
    holds: ['nephrotic', 'glomerul', 'haematuria'],
  },
  { subject: 'ecg', name: { bn: 'ছন্দের গোলমাল', en: 'Arrhythmia' }, holds: ['rhythm', 'beat', 'block'] },
]

/** What one teacher has put on questions by hand. */
export const bankTags: Record<string, string[]> = {
  ecg: ['ECG'],
  renal: ['রেনাল'],
  pharmacology: ['ওষুধ'],
  'bd-affairs': ['বিসিএস'],
}

/** Subjects whose questions the demo's teacher has written. */
export const ownSubjects = ['ecg', 'medicine', 'renal']

type BankQuestion = {
  subject: string
  topic?: string
  tags: string[]
  difficulty: 'easy' | 'medium' | 'hard'
  state: 'draft' | 'in_review'
  /** Whether the manager is asked for it by name. */
  isAsked?: true
  /** What it was given back with. */
  words?: string
  text: LocalizedText
  /** Options with the place of the right one, or stems with what is true of each. */
  parts: string[]
  right: number | boolean[]
  explanation?: LocalizedText
  source?: string
  hoursAgo: number
}

/** What stands between a teacher's desk and the bank: being written, given back, waiting for somebody to look it through. */
export const bankQuestions: BankQuestion[] = [
  {
    subject: 'medicine',
    topic: 'করোনারি সার্কুলেশন',
    tags: ['ECG', 'জরুরি বিভাগ'],
    difficulty: 'medium',
    state: 'in_review',
    isAsked: true,
    text: {
      bn: '৫৮ বছর বয়সী এক ডায়াবেটিস রোগী ২ ঘণ্টা ধরে বুকে চাপ-ব্যথা নিয়ে জরুরি বিভাগে এলেন। ECG-তে II, III ও aVF লিডে ST elevation। কোন ধমনিটি বন্ধ হওয়ার সম্ভাবনা সবচেয়ে বেশি?',
      en: 'A man of 58 with diabetes comes to the emergency room after two hours of crushing chest pain. His ECG shows ST elevation in leads II, III and aVF. Which artery is most likely to be blocked?',
    },
    parts: [
      'Left anterior descending artery',
      'Left circumflex artery',
      'Right coronary artery',
      'Left main coronary artery',
      'First diagonal branch',
    ],
    right: 2,
    explanation: {
      bn: 'II, III ও aVF হৃৎপিণ্ডের নিচের দেয়াল দেখে। এখানে ST elevation মানে inferior MI, যার কারণ বেশির ভাগ সময় Right coronary artery। III-তে II-এর চেয়ে বেশি উঁচু হলে সন্দেহ আরও পোক্ত হয়।',
      en: 'Leads II, III and aVF look at the inferior wall. ST elevation there means an inferior infarction, most often by the right coronary artery; more elevation in III than in II makes it likelier still.',
    },
    source: 'Davidson, ২৪তম সংস্করণ, অধ্যায় ১৬',
    hoursAgo: 20,
  },
  {
    subject: 'renal',
    topic: 'গ্লোমেরুলার রোগ',
    tags: ['রেনাল'],
    difficulty: 'easy',
    state: 'in_review',
    text: { bn: 'Features of nephrotic syndrome include:' },
    parts: ['heavy proteinuria', 'hypoalbuminaemia', 'oedema', 'hyperlipidaemia', 'red cell casts as a rule'],
    right: [true, true, true, true, false],
    explanation: {
      bn: 'Protein loss of more than 3.5 g a day lowers the albumin; oedema and a rise of lipids follow. Red cell casts point to glomerulonephritis.',
    },
    hoursAgo: 7,
  },
  {
    // Says nearly what one of the bank says: it waits among the look-alikes.
    subject: 'physiology',
    topic: 'রক্তসঞ্চালন',
    tags: [],
    difficulty: 'easy',
    state: 'in_review',
    text: { bn: 'Which blood vessels offer the greatest resistance to blood flow in the systemic circulation?' },
    parts: ['Arterioles', 'Capillaries', 'Large arteries', 'Venules', 'Veins'],
    right: 0,
    explanation: { bn: 'The largest fall of pressure is across the arterioles.' },
    hoursAgo: 3,
  },
  {
    subject: 'medicine',
    tags: ['জরুরি বিভাগ'],
    difficulty: 'easy',
    state: 'draft',
    words: 'বিকল্প ঘ ও ঙ একই কথা বলে; একটি বদলান। ব্যাখ্যাও লিখুন।',
    text: { bn: 'অ্যানাফিল্যাক্সিসে প্রথমে কোন ওষুধটি দেবেন?' },
    parts: [
      'IV hydrocortisone',
      'IM adrenaline',
      'IV chlorphenamine',
      'Nebulised salbutamol',
      'Salbutamol by nebuliser',
    ],
    right: 1,
    hoursAgo: 30,
  },
  {
    subject: 'ecg',
    tags: ['ECG'],
    difficulty: 'medium',
    state: 'draft',
    text: { bn: 'Hyperkalaemia-তে ECG-র প্রথম পরিবর্তন সাধারণত কোনটি?' },
    parts: ['Tall tented T waves', 'Wide QRS complexes', 'Absent P waves', 'A sine wave'],
    right: 0,
    explanation: { bn: 'পটাশিয়াম বাড়লে আগে T wave উঁচু ও চোখা হয়; আরও বাড়লে P মিলিয়ে যায়, QRS চওড়া হয়।' },
    hoursAgo: 1,
  },
]
