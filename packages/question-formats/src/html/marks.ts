/** Classes by which our own HTML says what a part of it is; programs that do not know them show it all the same. */
export const sectionClasses = {
  reference: 'question-reference',
  stem: 'question-stem',
  part: 'question-part',
} as const

export type Section = keyof typeof sectionClasses

/** Around a formula in the notation of questions, between the signs by which Moodle knows formulas. */
export const formulaClass = 'question-formula'

/** How Moodle addresses a file that stands beside the text. */
export const fileAddress = '@@PLUGINFILE@@/'
