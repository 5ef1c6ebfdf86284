export { findDoctorIds } from './find-doctor-ids.ts'
export { indexedLetters, notOfWords, readTyped, type Typed } from './read-typed.ts'
export { spendPhoneTries } from './spend-phone-tries.ts'
