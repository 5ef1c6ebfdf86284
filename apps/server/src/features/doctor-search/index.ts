export { findDoctorIds } from './find-doctor-ids.ts'
export { ofOwnCourse, ofOwnEnrolment } from './in-scope.ts'
export { indexedLetters, notOfWords, readTyped, type Typed } from './read-typed.ts'
