/**
 * What a paragraph of our Word files is, by the name of its style. A reader of questions goes by the labels that everybody sees; a
 * file that we made can be read by these, whatever its texts look like.
 */
export const questionStyles = {
  stem: 'QuestionStem',
  option: 'QuestionOption',
  /** An option that is true or false. */
  statement: 'QuestionStatement',
  /** What the paragraph before it says, in English. */
  english: 'QuestionEnglish',
  /** What is to be said about the option before it. */
  note: 'QuestionNote',
  answer: 'QuestionAnswer',
  explanation: 'QuestionExplanation',
  reference: 'QuestionReference',
  subject: 'QuestionSubject',
  topic: 'QuestionTopic',
  tags: 'QuestionTags',
} as const

export type QuestionStyle = keyof typeof questionStyles

/** The words before each of them, as people write them. */
export const styleLabels: Partial<Record<QuestionStyle, string>> = {
  english: 'EN:',
  note: 'টীকা:',
  answer: 'উত্তর:',
  explanation: 'ব্যাখ্যা:',
  reference: 'সূত্র:',
  subject: 'বিষয়:'.normalize('NFC'),
  topic: 'টপিক:',
  tags: 'ট্যাগ:',
}
